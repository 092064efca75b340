#include "study/heap_game_report.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace tools {

namespace {

using Json = nlohmann::ordered_json;

std::string either(const std::vector<unsigned>& numbers) {
    if (numbers.size() == 1) return std::to_string(numbers[0]);
    return fmt::format("{} or {}", fmt::join(numbers.begin(), numbers.end() - 1, ", "),
                       numbers.back());
}

std::string moves_of(const OctalCode& code) {
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
    return moves.empty() ? "there is no move" : fmt::format("{}", fmt::join(moves, "; "));
}

std::string moves_of(const Split& split) {
    std::string moves = fmt::format("a move replaces a heap by {} ", split.parts);
    if (split.different) moves += "different ";
    moves += split.any_sum ? "smaller heaps" : "heaps with as many stones together";
    if (split.least > 0) moves += fmt::format(", each of at least {}", split.least);
    if (split.take_any) moves += ", or takes any number of stones";
    return moves;
}

template <class Rule>
HeapGameReport with_period(HeapGameReport report, const Rule& rule, const Proof& proof,
                           std::size_t bound) {
    report.search = search_period([&](std::size_t heaps) { return values_of(rule, heaps); }, proof,
                                  report.upto, bound);
    if (!report.search.period) report.apparent = apparent_period(report.search.values);
    return report;
}

// The values to show.
Values shown(const HeapGameReport& report) {
    const auto begin = report.search.values.begin();
    return {begin, begin + static_cast<std::ptrdiff_t>(report.upto + 1)};
}

// The first n for which the theorem wants g(n + p) = g(n).
std::size_t proved_from(const HeapGameReport& report) {
    return std::max(report.search.period.value().start, report.theorem_from);
}

// The last n for which the theorem wants g(n + p) = g(n).
std::size_t last_checked(const Period& period) {
    return period.needed - period.length;
}

std::string table(const HeapGameReport& report, std::size_t columns) {
    const Values values = shown(report);
    const std::size_t greatest = *std::max_element(values.begin(), values.end());
    const std::size_t cell = fmt::formatted_size("{}", std::max(greatest, columns - 1));
    const std::size_t head = fmt::formatted_size("{}", report.upto);
    std::string line = fmt::format("{:>{}} |", "n", head);
    for (std::size_t x = 0; x < columns && x < values.size(); ++x) {
        line += fmt::format(" {:>{}}", x, cell);
    }
    std::string text = line + '\n' + std::string(line.size(), '-');
    for (std::size_t n = 0; n < values.size(); ++n) {
        if (n % columns == 0) text += fmt::format("\n{:>{}} |", n, head);
        text += fmt::format(" {:>{}}", values[n], cell);
    }
    return text + '\n';
}

std::string text_of_exceptions(const std::vector<std::size_t>& all) {
    constexpr std::ptrdiff_t kShown = 100;
    if (all.empty()) return "";
    std::string text =
        fmt::format("before, not the value of the period: n = {}",
                    fmt::join(all.begin(), all.begin() + std::min(kShown, std::ssize(all)), " "));
    if (std::ssize(all) > kShown) {
        text += fmt::format(" ... ({} of them, the last {})", all.size(), all.back());
    }
    return text + '\n';
}

}  // namespace

HeapGameReport report(const std::vector<unsigned>& set, std::size_t upto, std::size_t bound) {
    return with_period({.name = fmt::format("subtraction game {{{}}}", fmt::join(set, ", ")),
                        .moves = fmt::format("a move takes {} stones from a heap", either(set)),
                        .theorem = "the theorem on subtraction games (as many equal values in a "
                                   "row as the greatest number of the set)",
                        .upto = upto,
                        .search = {}},
                       set, proof_of(set), bound);
}

HeapGameReport report(const OctalCode& code, std::size_t upto, std::size_t bound) {
    return with_period({.name = "octal game " + code.text(),
                        .moves = moves_of(code),
                        .theorem = "the theorem of Guy and Smith (1956)",
                        .theorem_from = 1,
                        .upto = upto,
                        .search = {}},
                       code, proof_of(code), bound);
}

HeapGameReport report(const Split& split, std::size_t upto, std::size_t bound) {
    HeapGameReport report = {.name = "splitting game",
                             .moves = moves_of(split),
                             .theorem = "",
                             .upto = upto,
                             .search = {}};
    if (const std::optional<OctalSplit> octal = as_octal(split)) {
        report.theorem =
            octal->shift == 0
                ? "the theorem of Guy and Smith (1956) on octal games, of which this is 4.0"
                : fmt::format(
                      "the theorem of Guy and Smith (1956) on octal games: with {0} stones "
                      "less in each heap this is the one with the single digit d_{0} = 7",
                      octal->shift);
        report.theorem_from = octal->shift + 1;
        return with_period(report, split, proof_of(*octal), bound);
    }
    report.search = {
        .values = values_of(split, upto + 1), .computed = upto, .period = std::nullopt};
    report.formula = formula_of(split);
    if (!report.formula) report.apparent = apparent_period(report.search.values);
    for (std::size_t n = 0; report.formula && n <= upto; ++n) {
        if (report.search.values[n] == report.formula->value(split, n)) continue;
        throw std::logic_error(
            fmt::format("g({}) is not what {} proves", n, report.formula->proof));
    }
    return report;
}

// "g(n + 4) = g(n) + 4"
std::string equation(const Period& period) {
    return fmt::format("g(n + {}) = g(n){}", period.length,
                       period.saltus == 0 ? "" : fmt::format(" + {}", period.saltus));
}

std::string as_text(const HeapGameReport& report, std::size_t columns) {
    const Search& search = report.search;
    std::string text =
        fmt::format("{}: {}\n\n{}\n", report.name, report.moves, table(report, columns));
    if (search.period) {
        const Period& period = *search.period;
        text += fmt::format("period {} from n = {} on\n{}", period.length, period.start,
                            text_of_exceptions(period.exceptions(search.values)));
        text += fmt::format(
            "proved by {}: {} holds for all n from {} to {}, which needs the values up to n = {}; "
            "the rule gave those up to n = {}\n",
            report.theorem, equation(period), proved_from(report), last_checked(period),
            period.needed, search.computed);
        if (period.start < report.theorem_from) {
            const std::size_t last = report.theorem_from - 1;
            text += fmt::format("seen, beside the theorem: the same for n = {}{}\n", period.start,
                                last == period.start ? "" : fmt::format(" to {}", last));
        }
    } else if (report.formula) {
        text += fmt::format("{}\nproved for all n in {}; seen up to n = {}\n", report.formula->text,
                            report.formula->proof, search.computed);
    } else if (report.apparent) {
        text += fmt::format("seen, not proved: up to n = {} {} holds from n = {} on\n{}",
                            search.computed, equation(*report.apparent), report.apparent->start,
                            text_of_exceptions(report.apparent->exceptions(search.values)));
    } else {
        text += fmt::format(
            "no period was found in the values up to n = {}{}\n", search.computed,
            report.theorem.empty() ? "; this program knows no theorem for this game" : "");
    }
    return text;
}

namespace {

Json json_of(const HeapGameReport& report) {
    const Search& search = report.search;
    Json json = {{"game", report.name},
                 {"moves", report.moves},
                 {"values", shown(report)},
                 {"computed_up_to", search.computed},
                 {"period", nullptr}};
    if (report.formula) {
        json["formula"] = {{"text", report.formula->text}, {"proved_in", report.formula->proof}};
    }
    const std::optional<Period>& period = search.period ? search.period : report.apparent;
    if (!period) return json;
    json["period"] = {{"length", period->length},
                      {"saltus", period->saltus},
                      {"start", period->start},
                      {"exceptions", period->exceptions(search.values)},
                      {"proved", search.period.has_value()}};
    if (!search.period) return json;
    json["period"].update({{"theorem", report.theorem},
                           {"checked_from", proved_from(report)},
                           {"checked_to", last_checked(*period)},
                           {"values_needed_up_to", period->needed}});
    return json;
}

}  // namespace

std::string as_json(const HeapGameReport& report) {
    return json_of(report).dump(2) + '\n';
}

std::string as_text(const DagGame& game) {
    std::string text = "node  value  position  a winning move\n";
    for (unsigned node = 1; node <= game.size(); ++node) {
        const std::optional<unsigned> move = game.winning_move(node);
        text += fmt::format("{:>4}  {:>5}  {}         {}\n", node, game.value(node),
                            move ? "N" : "P", move ? fmt::format("to {}", *move) : "none");
    }
    return text;
}

std::string as_json(const DagGame& game) {
    Json nodes = Json::array();
    for (unsigned node = 1; node <= game.size(); ++node) {
        const std::optional<unsigned> move = game.winning_move(node);
        nodes.push_back({{"node", node},
                         {"value", game.value(node)},
                         {"position", move ? "N" : "P"},
                         {"winning_move", move ? Json(*move) : Json()}});
    }
    return Json{{"nodes", nodes}}.dump(2) + '\n';
}

}  // namespace tools
