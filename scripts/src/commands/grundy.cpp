// scripts/grundy: Grundy values of games that are given by a rule, and their periods.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>

#include "base/command_line.hpp"
#include "base/text.hpp"
#include "study/dag.hpp"
#include "study/heap_games.hpp"

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kMostHeaps = 1000000;
constexpr std::size_t kMostOctal = 200000;  // these take quadratic time

struct Arguments {
    std::string rule, upto = "100", search = "20000", columns = "20", parts = "2", least = "1";
    bool different = false, any_sum = false, take_any = false, json = false;
};

// A game as the user is told of it.
struct Game {
    std::string name;
    std::string moves;
    std::string theorem;  // what proves a period; empty: nothing does
};

struct Result {
    Game game;
    tools::Search search;
    std::optional<tools::Period> apparent;  // where none is proved
    std::size_t upto;
};

std::string either(const std::vector<unsigned>& numbers) {
    if (numbers.size() == 1) return fmt::format("{}", numbers[0]);
    return fmt::format("{} or {}", fmt::join(numbers.begin(), numbers.end() - 1, ", "),
                       numbers.back());
}

Game describe(const std::vector<unsigned>& set) {
    return {
        fmt::format("subtraction game {{{}}}", fmt::join(set, ", ")),
        fmt::format("a move takes {} stones from a heap", either(set)),
        "the theorem on subtraction games (as many equal values in a row as the greatest number "
        "of the set)"};
}

Game describe(const tools::OctalCode& code) {
    std::vector<std::string> moves;
    for (std::size_t j = 0; j < code.digits.size(); ++j) {
        std::vector<std::string> left;
        if ((code.digits[j] & 1) != 0) left.push_back("nothing");
        if ((code.digits[j] & 2) != 0) left.push_back("one heap");
        if ((code.digits[j] & 4) != 0) left.push_back("two heaps");
        if (left.empty()) continue;
        moves.push_back(j == 0 ? "a heap may be split into two"
                               : fmt::format("taking {} may leave {}", j, fmt::join(left, " or ")));
    }
    return {"octal game " + code.text(),
            moves.empty() ? "there is no move" : fmt::format("{}", fmt::join(moves, "; ")),
            "the theorem of Guy and Smith (1956)"};
}

Game describe(const tools::Split& split) {
    std::string moves = fmt::format("a move replaces a heap by {} ", split.parts);
    if (split.different) moves += "different ";
    moves += split.any_sum ? "smaller heaps" : "heaps with as many stones together";
    if (split.least > 0) moves += fmt::format(", each of at least {}", split.least);
    if (split.take_any) moves += ", or takes any number of stones";
    return {"splitting game", moves, ""};
}

// The numbers n for which the theorem wants g(n + p) = g(n).
std::pair<std::size_t, std::size_t> checked(const tools::Period& period) {
    return {period.start, period.needed - period.length};
}

void print_exceptions(const std::vector<std::size_t>& all) {
    constexpr std::size_t kShown = 100;
    if (all.empty()) return;
    fmt::print("before, not the value of the period: n = {}",
               fmt::join(all.begin(),
                         all.begin() + std::min<std::ptrdiff_t>(kShown, std::ssize(all)), " "));
    if (all.size() > kShown) fmt::print(" ... ({} of them, the last {})", all.size(), all.back());
    fmt::print("\n");
}

void print(const Result& result, std::size_t columns) {
    const auto& [game, search, apparent, upto] = result;
    fmt::print("{}: {}\n\n", game.name, game.moves);
    const unsigned greatest = *std::max_element(
        search.values.begin(), search.values.begin() + static_cast<std::ptrdiff_t>(upto + 1));
    const std::size_t cell =
        fmt::formatted_size("{}", std::max<std::size_t>(greatest, columns - 1));
    const std::size_t head = fmt::formatted_size("{}", upto);
    std::string line = fmt::format("{:>{}} |", "n", head);
    for (std::size_t x = 0; x < columns && x <= upto; ++x) line += fmt::format(" {:>{}}", x, cell);
    fmt::print("{}\n{}\n", line, std::string(line.size(), '-'));
    for (std::size_t n = 0; n <= upto; n += columns) {
        line = fmt::format("{:>{}} |", n, head);
        for (std::size_t x = n; x < n + columns && x <= upto; ++x) {
            line += fmt::format(" {:>{}}", search.values[x], cell);
        }
        fmt::print("{}\n", line);
    }

    fmt::print("\n");
    if (search.period) {
        const tools::Period& period = *search.period;
        fmt::print("period {} from n = {} on\n", period.length, period.start);
        print_exceptions(period.exceptions(search.values));
        const auto [first, last] = checked(period);
        fmt::print(
            "proved by {}: g(n + {}) = g(n) holds for all n from {} to {}, which needs the "
            "values up to n = {}; the rule gave those up to n = {}\n",
            game.theorem, period.length, first, last, period.needed, search.computed);
    } else if (apparent) {
        fmt::print(
            "no period is proved{}; but up to n = {} the values repeat with period {} from "
            "n = {} on\n",
            game.theorem.empty() ? ", as no theorem is known for this game" : "", search.computed,
            apparent->length, apparent->start);
        print_exceptions(apparent->exceptions(search.values));
    } else {
        fmt::print("no period was found in the values up to n = {}{}\n", search.computed,
                   game.theorem.empty() ? "; no theorem is known that would prove one" : "");
    }
}

Json to_json(const Result& result) {
    const auto& [game, search, apparent, upto] = result;
    Json json{{"game", game.name}, {"moves", game.moves}};
    json["values"] = tools::Values(search.values.begin(),
                                   search.values.begin() + static_cast<std::ptrdiff_t>(upto + 1));
    json["computed_up_to"] = search.computed;
    json["period"] = nullptr;
    if (search.period) {
        const auto [first, last] = checked(*search.period);
        json["period"] = {{"length", search.period->length},
                          {"start", search.period->start},
                          {"exceptions", search.period->exceptions(search.values)},
                          {"proved", true},
                          {"theorem", game.theorem},
                          {"checked_from", first},
                          {"checked_to", last},
                          {"values_needed_up_to", search.period->needed}};
    } else if (apparent) {
        json["period"] = {{"length", apparent->length},
                          {"start", apparent->start},
                          {"exceptions", apparent->exceptions(search.values)},
                          {"proved", false}};
    }
    return json;
}

template <class Rule>
Result solve(const Rule& rule, const Arguments& arguments) {
    const std::size_t greatest = std::is_same_v<Rule, tools::OctalCode> ? kMostOctal : kMostHeaps;
    const std::size_t upto = tools::parse_number(arguments.upto, "--upto", 0, greatest);
    Result result{describe(rule), {}, std::nullopt, upto};
    const auto values = [&](std::size_t heaps) { return tools::values_of(rule, heaps); };
    if constexpr (std::is_same_v<Rule, tools::Split>) {
        result.search = {values(upto + 1), upto, std::nullopt};
    } else {
        result.search =
            tools::search_period(values, tools::proof_of(rule), upto,
                                 tools::parse_number(arguments.search, "--search", 1, greatest));
    }
    if (!result.search.period) result.apparent = tools::apparent_period(result.search.values);
    return result;
}

template <class Rule>
int run(const Rule& rule, const Arguments& arguments) {
    const std::size_t columns = tools::parse_number(arguments.columns, "--columns", 1, 1000);
    const Result result = solve(rule, arguments);
    if (arguments.json) {
        fmt::print("{}\n", to_json(result).dump(2));
    } else {
        print(result, columns);
    }
    return 0;
}

int run_dag(const Arguments& arguments) {
    const tools::DagGame game(
        std::string(std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>()));
    if (!arguments.json) fmt::print("node  value  position  a winning move\n");
    Json nodes = Json::array();
    for (unsigned node = 1; node <= game.size(); ++node) {
        const std::optional<unsigned> move = game.winning_move(node);
        const char* position = move ? "N" : "P";
        if (arguments.json) {
            Json& entry = nodes.emplace_back(
                Json{{"node", node}, {"value", game.value(node)}, {"position", position}});
            entry["winning_move"] = move ? Json(*move) : Json(nullptr);
        } else {
            fmt::print("{:>4}  {:>5}  {}         {}\n", node, game.value(node), position,
                       move ? fmt::format("to {}", *move) : "none");
        }
    }
    if (arguments.json) fmt::print("{}\n", Json{{"nodes", nodes}}.dump(2));
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app(
        "Prints the Grundy values of a game on one heap, or of the nodes of a graph; finds\n"
        "the period of a subtraction game or an octal game, and says what proves it.\n"
        "\n"
        "Examples: grundy subtract 1,3,4 --upto 100\n"
        "          grundy octal 0.77 --columns 12   Kayles\n"
        "          grundy split --different         Grundy's game: two heaps, not equal\n"
        "          grundy split --take-any          Lasker's Nim\n"
        "          grundy split --any-sum --least 0 two smaller heaps, empty ones too\n"
        "          printf '3 2  1 2  2 3' | grundy dag",
        "grundy");
    app.require_subcommand(1);
    Arguments arguments;
    const auto add = [&](const char* name, const char* help, const char* details) {
        CLI::App* command = app.add_subcommand(name, help);
        command->footer(details);
        command->add_flag("--json", arguments.json, "Print JSON");
        return command;
    };
    const auto add_number = [&](CLI::App* command, const char* name, std::string& value,
                                const char* help) {
        command->add_option(name, value, help)->capture_default_str()->type_name("N");
    };
    const auto add_table = [&](CLI::App* command) {
        add_number(command, "--upto", arguments.upto, "The greatest heap of the table");
        add_number(command, "--columns", arguments.columns,
                   "Values in a row; the period makes it plain");
    };
    const auto add_search = [&](CLI::App* command) {
        add_table(command);
        add_number(command, "--search", arguments.search, "The greatest heap to try for a period");
    };

    CLI::App* subtract =
        add("subtract", "A move takes s stones from a heap, s from a set",
            "Subtraction games always have a period. It is proved where as many values in a row\n"
            "repeat as the greatest number of the set says.");
    subtract->add_option("SET", arguments.rule, "The numbers, like 1,3,4")
        ->required()
        ->type_name("");
    add_search(subtract);
    CLI::App* octal =
        add("octal", "An octal game: what may be left after taking 1, 2, ...",
            "Digit j of the code is the sum of 1, 2 and 4 where a move that takes j stones may\n"
            "leave nothing, one heap, two heaps, none of them empty. A period is proved by the\n"
            "theorem of Guy and Smith; for some codes nobody knows one.");
    octal->add_option("CODE", arguments.rule, "The code, like 0.77")->required()->type_name("");
    add_search(octal);
    CLI::App* split = add("split", "A move replaces a heap by smaller ones",
                          "Heaps with as many stones together as the one that they replace, at\n"
                          "least 1 each, two of them, if nothing else is said. No period is\n"
                          "proved.");
    add_number(split, "--parts", arguments.parts, "How many heaps");
    add_number(split, "--least", arguments.least, "The least that each must have");
    split->add_flag("--different", arguments.different, "No two of them are equal");
    split->add_flag("--any-sum", arguments.any_sum, "Any smaller heaps, whatever their sum");
    split->add_flag("--take-any", arguments.take_any, "Or a move takes any number of stones");
    add_table(split);
    CLI::App* dag =
        add("dag", "A piece moves along the edges of a graph",
            "Reads the graph from standard input: the numbers n and m, then m edges FROM TO,\n"
            "from 1 to n each, without a cycle. Prints for each node its value, P or N (lost or\n"
            "won for the player to move), and a winning move.");
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) return app.exit(error);
        fmt::print(stderr, "grundy: {}; see --help\n", error.what());
        return 2;
    }
    return tools::guarded("grundy", [&] {
        if (subtract->parsed()) return run(tools::parse_set(arguments.rule), arguments);
        if (octal->parsed()) return run(tools::parse_octal(arguments.rule), arguments);
        if (dag->parsed()) return run_dag(arguments);
        tools::Split rule;
        rule.parts = tools::parse_number(arguments.parts, "--parts", 2, 6);
        rule.least = tools::parse_number(arguments.least, "--least", 0, kMostHeaps);
        rule.different = arguments.different;
        rule.any_sum = arguments.any_sum;
        rule.take_any = arguments.take_any;
        return run(rule, arguments);
    });
}
