#include "reports/heap_game_report.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace tools {

namespace {

// "a, b or c"
Text either(const std::vector<Text>& words) {
    Text text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? Text(" or ", " 或 ") : Text(", ", "、");
        text += words[i];
    }
    return text;
}

Text moves_of(const std::vector<unsigned>& set) {
    std::vector<Text> numbers;
    for (const unsigned number : set) numbers.push_back(std::to_string(number));
    return Text("a move takes ", "每步从一堆取走 ") + either(numbers) +
           Text(" stones from a heap", " 颗石子");
}

Text moves_of(const OctalCode& code) {
    Text moves;
    for (std::size_t j = 0; j < code.digits.size(); ++j) {
        std::vector<Text> left;
        if ((code.digits[j] & 1) != 0) left.emplace_back("nothing", "不剩");
        if ((code.digits[j] & 2) != 0) left.emplace_back("one heap", "剩一堆");
        if ((code.digits[j] & 4) != 0) left.emplace_back("two heaps", "剩两堆");
        if (left.empty()) continue;
        if (!moves.empty()) moves += Text("; ", "；");
        moves += j == 0 ? Text("a heap may be split into two", "可以把一堆分成两堆")
                        : Text("taking ", "取走 ") + std::to_string(j) +
                              Text(" may leave ", " 颗后可以") + either(left);
    }
    return moves.empty() ? Text("there is no move", "没有走法") : moves;
}

Text moves_of(const Split& split) {
    Text moves =
        Text("a move replaces a heap by ", "每步把一堆换成 ") + std::to_string(split.parts);
    moves += split.different ? Text(" different ", " 个各不相同的") : Text(" ", " 个");
    moves += split.any_sum ? Text("smaller heaps", "更小的堆")
                           : Text("heaps with as many stones together", "堆，石子总数不变");
    if (split.least > 0) {
        moves += Text(", each of at least ", "，每堆至少 ") + std::to_string(split.least) +
                 Text("", " 颗");
    }
    if (split.take_any) moves += Text(", or takes any number of stones", "，或者取走任意多颗石子");
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

Text text_of_exceptions(const std::vector<std::size_t>& all) {
    constexpr std::ptrdiff_t shown_values = 100;
    if (all.empty()) return "";
    Text text("before, not the value of the period: n = ", "此前与周期不符的值：n = ");
    text += fmt::format(
        "{}", fmt::join(all.begin(), all.begin() + std::min(shown_values, std::ssize(all)), " "));
    if (std::ssize(all) > shown_values) {
        text += Text(fmt::format(" ... ({} of them, the last {})", all.size(), all.back()),
                     fmt::format(" ...（共 {} 个，最后一个是 {}）", all.size(), all.back()));
    }
    return text + "\n";
}

}  // namespace

HeapGameReport report(const std::vector<unsigned>& set, std::size_t upto, std::size_t bound) {
    return with_period({.name = Text("subtraction game ", "减法游戏 ") +
                                fmt::format("{{{}}}", fmt::join(set, ", ")),
                        .moves = moves_of(set),
                        .theorem = {"the theorem on subtraction games (as many equal values in a "
                                    "row as the greatest number of the set)",
                                    "减法游戏的周期定理（连续相等的值，个数等于集合中最大的数）"},
                        .upto = upto},
                       set, proof_of(set), bound);
}

HeapGameReport report(const OctalCode& code, std::size_t upto, std::size_t bound) {
    return with_period(
        {.name = Text("octal game ", "八进制游戏 ") + code.text(),
         .moves = moves_of(code),
         .theorem = {"the theorem of Guy and Smith (1956)", "Guy 与 Smith 的定理（1956）"},
         .theorem_from = 1,
         .upto = upto},
        code, proof_of(code), bound);
}

HeapGameReport report(const Split& split, std::size_t upto, std::size_t bound) {
    HeapGameReport report = {.name = {"splitting game", "分石子游戏"},
                             .moves = moves_of(split),
                             .theorem = "",
                             .upto = upto};
    if (const std::optional<OctalSplit> octal = as_octal(split)) {
        report.theorem =
            octal->shift == 0
                ? Text("the theorem of Guy and Smith (1956) on octal games, of which this is 4.0",
                       "Guy 与 Smith 关于八进制游戏的定理（1956），这个游戏就是 4.0")
                : Text(fmt::format(
                           "the theorem of Guy and Smith (1956) on octal games: with {0} stones "
                           "less in each heap this is the one with the single digit d_{0} = 7",
                           octal->shift),
                       fmt::format("Guy 与 Smith 关于八进制游戏的定理（1956）：每堆减去 {0} "
                                   "颗，就是只有一位数字 d_{0} = 7 的八进制游戏",
                                   octal->shift));
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
            fmt::format("g({}) is not what {} proves", n, report.formula->chapter));
    }
    return report;
}

// "g(n + 4) = g(n) + 4"
std::string equation(const Period& period) {
    return fmt::format("g(n + {}) = g(n){}", period.length,
                       period.saltus == 0 ? "" : fmt::format(" + {}", period.saltus));
}

// Where a formula is proved.
Text proof_of(const Formula& formula) {
    const std::string file = "common/notes/" + formula.chapter;
    return Text(file + ".md, ", file + ".zh.md，") + formula.section;
}

Text text_of_period(const HeapGameReport& report) {
    const PeriodSearch& search = report.search;
    const Period& period = *search.period;
    Text text(fmt::format("period {} from n = {} on\n", period.length, period.start),
              fmt::format("从 n = {1} 起周期为 {0}\n", period.length, period.start));
    text += text_of_exceptions(period.exceptions(search.values));
    text += Text("proved by ", "已证明，依据：") + report.theorem + Text(": ", "；");
    text += Text(
        fmt::format("{} holds for all n from {} to {}, which needs the values up to n = {}; the "
                    "rule gave those up to n = {}\n",
                    equation(period), proved_from(report), last_checked(period), period.needed,
                    search.computed),
        fmt::format("{} 对从 {} 到 {} 的所有 n 成立，为此要用到 n = {} "
                    "为止的值；按规则算出了 n = {} 为止的值\n",
                    equation(period), proved_from(report), last_checked(period), period.needed,
                    search.computed));
    if (period.start < report.theorem_from) {
        const std::size_t last = report.theorem_from - 1;
        text += Text("seen, beside the theorem: the same for n = ",
                     "定理之外直接看到的：同样的等式对 n = ") +
                std::to_string(period.start);
        if (last != period.start) text += Text(" to ", " 到 ") + std::to_string(last);
        text += Text("\n", " 成立\n");
    }
    return text;
}

Text text_of_values(const HeapGameReport& report) {
    const std::size_t computed = report.search.computed;
    if (report.search.period) return text_of_period(report);
    if (report.formula) {
        return report.formula->text + Text("\nproved for all n in ", "\n对所有 n 的证明见 ") +
               proof_of(*report.formula) + Text("; seen up to n = ", "；已算到 n = ") +
               fmt::format("{}\n", computed);
    }
    if (report.apparent) {
        const Period& period = *report.apparent;
        return Text(fmt::format("seen, not proved: up to n = {} {} holds from n = {} on\n",
                                computed, equation(period), period.start),
                    fmt::format("只是观察，未经证明：到 n = {} 为止，{} 从 n = {} 起成立\n",
                                computed, equation(period), period.start)) +
               text_of_exceptions(period.exceptions(report.search.values));
    }
    Text text = Text("no period was found in the values up to n = ", "没有发现周期，已算到 n = ") +
                std::to_string(computed);
    if (report.theorem.empty()) {
        text += Text("; this program knows no theorem for this game",
                     "；对这个游戏，本程序不知道有什么定理");
    }
    return text + "\n";
}

std::string as_text(const HeapGameReport& report, std::size_t columns, Language language) {
    const Text head = report.name + Text(": ", "：") + report.moves;
    return head.in(language) + "\n\n" + table(report, columns) + '\n' +
           text_of_values(report).in(language);
}

std::string as_json(const HeapGameReport& report, Language language) {
    const PeriodSearch& search = report.search;
    const auto text = [&](const Text& each) { return json::text(each.in(language)); };
    json::Members members = {{"game", text(report.name)},
                             {"moves", text(report.moves)},
                             {"values", json::array(shown(report), json::number<unsigned>)},
                             {"computed_up_to", json::number(search.computed)}};
    if (report.formula) {
        members.push_back(
            {"formula", json::object({{"text", text(report.formula->text)},
                                      {"proved_in", text(proof_of(*report.formula))}})});
    }
    const std::optional<Period>& period = search.period ? search.period : report.apparent;
    json::Members found;
    if (period) found = as_json(*period, search.values, search.period.has_value());
    if (search.period) {
        found.insert(found.end(), {{"theorem", text(report.theorem)},
                                   {"checked_from", json::number(proved_from(report))},
                                   {"checked_to", json::number(last_checked(*period))},
                                   {"values_needed_up_to", json::number(period->needed)}});
    }
    members.push_back({"period", period ? json::object(found) : "null"});
    return json::object(members) + '\n';
}

std::string as_text(const DagGame& game, Language language) {
    // A Chinese character takes two columns.
    Text text("node  value  position  a winning move\n", "节点  SG 值  局面  制胜走法\n");
    for (unsigned node = 1; node <= game.size(); ++node) {
        const std::optional<unsigned> move = game.winning_move(node);
        const char* outcome = move ? "N" : "P";
        const Text to = move ? Text("to ", "到 ") + std::to_string(*move) : Text("none", "无");
        text += fmt::format("{:>4}  {:>5}  {}", node, game.value(node), outcome);
        text += Text("         ", "     ") + to + "\n";
    }
    return text.in(language);
}

std::string as_json(const DagGame& game) {
    std::vector<std::string> nodes;
    for (unsigned node = 1; node <= game.size(); ++node) {
        const std::optional<unsigned> move = game.winning_move(node);
        nodes.push_back(
            json::object({{"node", json::number(node)},
                          {"value", json::number(game.value(node))},
                          {"position", json::text(move ? "N" : "P")},
                          {"winning_move", json::or_null(move, json::number<unsigned>)}}));
    }
    return json::object({{"nodes", json::array(nodes)}}) + '\n';
}

}  // namespace tools
