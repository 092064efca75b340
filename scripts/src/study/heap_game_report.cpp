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
HeapGameReport with_period(HeapGameReport report, const Rule& rule, std::size_t bound) {
    report.search = search_period([&](std::size_t heaps) { return values_of(rule, heaps); },
                                  proof_of(rule), report.upto, bound);
    if (!report.search.period) report.apparent = apparent_period(report.search.values);
    return report;
}

// The values to show.
Values shown(const HeapGameReport& report) {
    const auto begin = report.search.values.begin();
    return {begin, begin + static_cast<std::ptrdiff_t>(report.upto + 1)};
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
                       set, bound);
}

HeapGameReport report(const OctalCode& code, std::size_t upto, std::size_t bound) {
    return with_period({.name = "octal game " + code.text(),
                        .moves = moves_of(code),
                        .theorem = "the theorem of Guy and Smith (1956)",
                        .upto = upto,
                        .search = {}},
                       code, bound);
}

HeapGameReport report(const Split& split, std::size_t upto) {
    const Values values = values_of(split, upto + 1);
    return {.name = "splitting game",
            .moves = moves_of(split),
            .theorem = "",
            .upto = upto,
            .search = {.values = values, .computed = upto, .period = std::nullopt},
            .apparent = apparent_period(values)};
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
            "proved by {}: g(n + {}) = g(n) holds for all n from {} to {}, which needs the "
            "values up to n = {}; the rule gave those up to n = {}\n",
            report.theorem, period.length, period.start, last_checked(period), period.needed,
            search.computed);
    } else if (report.apparent) {
        text += fmt::format(
            "no period is proved{}; but up to n = {} the values repeat with period {} from n = {} "
            "on\n{}",
            report.theorem.empty() ? ", as no theorem is known for this game" : "", search.computed,
            report.apparent->length, report.apparent->start,
            text_of_exceptions(report.apparent->exceptions(search.values)));
    } else {
        text +=
            fmt::format("no period was found in the values up to n = {}{}\n", search.computed,
                        report.theorem.empty() ? "; no theorem is known that would prove one" : "");
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
    const std::optional<Period>& period = search.period ? search.period : report.apparent;
    if (!period) return json;
    json["period"] = {{"length", period->length},
                      {"start", period->start},
                      {"exceptions", period->exceptions(search.values)},
                      {"proved", search.period.has_value()}};
    if (!search.period) return json;
    json["period"].update({{"theorem", report.theorem},
                           {"checked_from", period->start},
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
