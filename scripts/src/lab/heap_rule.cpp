#include "lab/heap_rule.hpp"

#include <algorithm>

#include "core/game.hpp"
#include "games/number.hpp"
#include "lab/compose.hpp"
#include "lab/played.hpp"

namespace lab {

namespace {

using tools::OctalCode;
using tools::Split;
using Set = std::vector<unsigned>;

// "a, b or c"
Text either(const std::vector<Text>& words) {
    Text text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? Text(" or ", "或") : Text(", ", "、");
        text += words[i];
    }
    return text;
}

Text told(const Set& set) {
    return Text("A move takes ", "每步从一堆取走 ") + any_of(Numbers(set.begin(), set.end())) +
           Text(" stones from a heap", " 颗石子");
}

Text told(const OctalCode& code) {
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
    return moves.empty() ? Text("There is no move", "没有走法") : moves;
}

Text told(const Split& split) {
    Text moves =
        Text("A move replaces a heap by ", "每步把一堆换成 ") + std::to_string(split.parts);
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

// --- as a file: the body of `moves` ---

std::string body_of(const Set& set) {
    return "    for (int taken : " + set_of(set) +
           ") {\n        if (taken <= n) to(n - taken);\n    }\n";
}

std::string body_of(const OctalCode& code) {
    const std::string last = std::to_string(code.digits.size() - 1);
    return "    const int digits[] = " + set_of(code.digits) +
           ";  // what may be left: nothing (1), one heap (2), two (4)\n"
           "    for (int taken = 0; taken <= " +
           last +
           " && taken <= n; ++taken) {\n"
           "        const int digit = digits[taken], left = n - taken;\n"
           "        if (digit & (left == 0 ? 1 : 2)) to(left);\n"
           "        for (int a = 1; digit & 4 && 2 * a <= left; ++a) to.sum({a, left - a});\n"
           "    }\n";
}

// A loop for each part, in ascending order; where the sum is given, the last is what the others leave.
std::string body_of(const Split& split) {
    std::string text, space = "    ", parts, from = std::to_string(split.least), before = "";
    if (split.take_any) text = "    for (int left = 0; left < n; ++left) to(left);\n";
    const char* const next = split.different ? " + 1" : "";
    for (std::size_t i = 0; i < split.parts; ++i) {
        const std::string part(1, static_cast<char>('a' + i));
        parts += (i > 0 ? ", " : "") + part;
        if (i + 1 == split.parts && !split.any_sum) {
            text += space + "const int " + part + " = n" + before + ";\n" + space + "if (" + part +
                    " >= " + from + " && " + part + " < n) to.sum({" + parts + "});\n";
            break;
        }
        const bool inner = i + 1 < split.parts;
        text += space + "for (int " + part + " = " + from + "; " + part +
                (split.any_sum ? " < n" : " <= n" + before) + "; ++" + part + ")" +
                (inner ? " {\n" : " to.sum({" + parts + "});\n");
        if (inner) space += "    ";
        from = part + next;
        before += " - " + part;
    }
    for (; space.size() > 4; text += space + "}\n") space.resize(space.size() - 4);
    return text;
}

// --- played ---

struct HeapPlay : rules::Play {
    explicit HeapPlay(tools::HeapRule rule_) : rule(std::move(rule_)) {}
    void moves(const rules::Component& part, rules::Options& options) const override {
        each_move(rule, static_cast<unsigned>(part.at(0)), [&](const auto& heaps) {
            rules::Position left;
            for (const unsigned heap : heaps) left.push_back({static_cast<rules::Int>(heap)});
            options.to(left);
        });
    }
    tools::HeapRule rule;
};

// How many heaps have so many moves together.
std::size_t heaps_with(const tools::HeapRule& rule, double moves) {
    std::size_t heaps = 8;
    while (heaps <= tools::kGreatestHeap && moves_of(rule, heaps * 5 / 4) <= moves) {
        heaps = heaps * 5 / 4;
    }
    return std::min(heaps, tools::kGreatestHeap);
}

}  // namespace

Text told(const tools::HeapRule& rule) {
    Text moves = std::visit([](const auto& game) { return told(game); }, rule.game);
    if ('a' <= moves.en[0] && moves.en[0] <= 'z') moves.en[0] += 'A' - 'a';
    return moves + Text(".", "。");
}

std::string file_of(const tools::HeapRule& rule) {
    const Text moves = told(rule);
    return "#include <lab.hpp>\n\n// " + moves.en + "\n// " + moves.zh +
           "\n"
           "// Instead of one number a position may have up to four:\n"
           "// void moves(int a, int b, lab::Options<int, int>& to). What else a game may have is\n"
           "// told in scripts/src/lab/include/lab.hpp.\n"
           "void moves(int n, lab::Options<int>& to) {\n" +
           std::visit([](const auto& game) { return body_of(game); }, rule.game) + "}\n";
}

std::string answered(const tools::HeapRule& rule, const std::vector<std::string>& words) {
    if (words.at(0) == "position") {
        return answered(std::make_shared<HeapPlay>(rule), {{0}}, words);
    }
    constexpr double moves_in_a_second = 5e7, most_moves = 1e10;
    double seconds = 2;
    std::optional<std::size_t> asked;
    for (std::size_t i = 1; i < words.size(); i += 2) {
        if (words[i] == "--seconds") {
            seconds = std::stod(words.at(i + 1));
        } else if (words[i] == "--upto") {
            asked = tools::parse_number(words.at(i + 1), {"the greatest heap", "堆的上限"}, 0,
                                        tools::kGreatestHeap);
        } else {
            throw tools::BadGame(
                {"a heap is one number, and --upto has more", "堆只有一个数，--upto 却给了几个"});
        }
    }
    std::size_t tried = heaps_with(rule, std::min(moves_in_a_second * seconds, most_moves));
    // A proof is worth more time: known periods begin late.
    if (proof_of(rule))
        tried = std::max(tried, static_cast<std::size_t>(1e4 * std::min(seconds, 2.)));
    const bool known = !proved(rule, {}).empty();
    std::size_t shown = asked.value_or(std::min<std::size_t>(1000, tried));
    const auto [values, period] = tools::search_period(rule, shown, known ? 0 : tried);
    if (!asked && !known) shown = period ? std::max(shown, period->needed) : tried;
    std::string text = "\nlab table\nrule " + rule.kind + ' ' + rule.text + "\nupto " +
                       std::to_string(shown) + (asked ? "\ncomplete" : "") + "\noutcomes ";
    const auto outcome = [&values = values](std::size_t n) { return values[n] == 0 ? 'P' : 'N'; };
    for (std::size_t n = 0; n <= shown; ++n) text += outcome(n);
    text += "\nvalues";
    for (std::size_t n = 0; n <= shown; ++n) text += ' ' + std::to_string(values[n]);
    text += "\n\nlab beyond\n";
    for (std::size_t n = shown + 1; n < values.size(); ++n) {
        text += std::string("far ") + outcome(n) + ' ' + std::to_string(values[n]) + ' ' +
                std::to_string(n) + '\n';
    }
    return text;
}

}  // namespace lab
