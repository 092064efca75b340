// scripts/grundy: Grundy values of games that are given by a rule, and their periods.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <iostream>
#include <iterator>

#include "base/command_line.hpp"
#include "games/number.hpp"
#include "study/heap_game_report.hpp"

namespace {

constexpr std::size_t kMostHeaps = 1000000;
constexpr std::size_t kMostOctal = 200000;  // these take quadratic time

// Numbers are read by parse_number(), whose messages say the range.
struct Arguments {
    std::string rule, upto = "100", search = "20000", columns = "20", parts = "2", least = "1";
    tools::Split split;
    bool json = false;

    std::size_t heaps(std::size_t most) const {
        return tools::parse_number(upto, "--upto", 0, most);
    }
    std::size_t bound(std::size_t most) const {
        return tools::parse_number(search, "--search", 1, most);
    }
    tools::Split chosen_split() const {
        tools::Split chosen = split;
        chosen.parts = tools::parse_number(parts, "--parts", 2, 6);
        chosen.least = tools::parse_number(least, "--least", 0, kMostHeaps);
        return chosen;
    }
};

int print(const std::string& text) {
    fmt::print("{}", text);
    return 0;
}

int print(const tools::HeapGameReport& report, const Arguments& arguments) {
    const std::size_t columns = tools::parse_number(arguments.columns, "--columns", 1, 1000);
    return print(arguments.json ? tools::as_json(report).dump(2) + '\n'
                                : tools::as_text(report, columns));
}

int print_graph(const Arguments& arguments) {
    const tools::DagGame game(
        std::string(std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>()));
    return print(arguments.json ? tools::as_json(game).dump(2) + '\n' : tools::as_text(game));
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app(
        "Prints the Grundy values of a one-heap game, or of the nodes of a graph. Finds\n"
        "the period of a subtraction or octal game and names the theorem that proves it.\n"
        "\n"
        "Examples: scripts/grundy subtract 1,3,4 --upto 100\n"
        "          scripts/grundy octal 0.77 --columns 12    Kayles\n"
        "          scripts/grundy split --different          Grundy's game\n"
        "          scripts/grundy split --take-any           Lasker's Nim\n"
        "          scripts/grundy split --any-sum --least 0  two smaller heaps or fewer\n"
        "          printf '3 2  1 2  2 3' | scripts/grundy dag\n",
        "scripts/grundy");
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
        add_number(command, "--columns", arguments.columns, "Values in a row; best is the period");
    };
    const auto add_rule = [&](CLI::App* command, const char* name, const char* help) {
        command->add_option(name, arguments.rule, help)->required()->type_name("");
        add_table(command);
        add_number(command, "--search", arguments.search, "The greatest heap to try for a period");
    };

    CLI::App* subtract =
        add("subtract", "A move takes s stones, for an s in a set",
            "Subtraction games are always periodic. A period is proved once as many values in\n"
            "a row repeat as the greatest number of the set.");
    add_rule(subtract, "SET", "The numbers, like 1,3,4");
    CLI::App* octal =
        add("octal", "An octal game: what a move may leave",
            "Digit j of the code is a sum of 1, 2 and 4: a move that takes j stones may leave\n"
            "nothing (1), one heap (2) or two heaps (4), none of them empty. The theorem of\n"
            "Guy and Smith proves a period; for some codes none is known.");
    add_rule(octal, "CODE", "The code, like 0.77");
    CLI::App* split = add("split", "A move replaces a heap by smaller ones",
                          "By default a move splits a heap into two heaps of at least 1 stone\n"
                          "each. No period is proved.");
    add_number(split, "--parts", arguments.parts, "How many heaps");
    add_number(split, "--least", arguments.least, "The least number of stones in each");
    split->add_flag("--different", arguments.split.different, "No two of them are equal");
    split->add_flag("--any-sum", arguments.split.any_sum, "Any smaller heaps, whatever their sum");
    split->add_flag("--take-any", arguments.split.take_any,
                    "A move may also take any number of stones");
    add_table(split);
    CLI::App* dag =
        add("dag", "A piece moves along the edges of a graph",
            "Reads the graph from standard input: the numbers n and m, then m edges FROM TO\n"
            "between nodes 1 to n, without a cycle. Prints each node's value, P or N (the\n"
            "player to move loses or wins), and a winning move.");
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) return app.exit(error);
        fmt::print(stderr, "grundy: {}; see --help\n", error.what());
        return 2;
    }
    return tools::guarded("grundy", [&] {
        if (dag->parsed()) return print_graph(arguments);
        const std::size_t most = octal->parsed() ? kMostOctal : kMostHeaps;
        const std::size_t upto = arguments.heaps(most);
        if (split->parsed()) return print(tools::report(arguments.chosen_split(), upto), arguments);
        const std::size_t bound = arguments.bound(most);
        return print(subtract->parsed()
                         ? tools::report(tools::parse_set(arguments.rule), upto, bound)
                         : tools::report(tools::parse_octal(arguments.rule), upto, bound),
                     arguments);
    });
}
