// Two numbers: what Euclid's algorithm does on its way.
#include <algorithm>

#include "lab/grid.hpp"

namespace lab {

namespace {

// What a quotient counts as on the way, and what each kind is called; its code, written once.
struct Quotient {
    const char* subject;
    std::vector<Text> kinds;
    std::string code;
    Int (*of)(Int a, Int b);
};
#define QUOTIENT(...) #__VA_ARGS__, [](Int a, Int b) -> Int { return __VA_ARGS__; }

const std::vector<Text> kEvenOrOdd = {{"even", "偶数"}, {"odd", "奇数"}};
const Quotient kinds_of_quotients[] = {
    {"floor(b / a)", {"1", {"at least 2", "至少 2"}}, QUOTIENT(std::min(b / a, 2LL) - 1)},
    {"floor(b / a)", kEvenOrOdd, QUOTIENT(b / a % 2)},
    {"floor(b / a) mod (a + 1)", kEvenOrOdd, QUOTIENT(b / a % (a + 1) % 2)},
    {"floor(b / a)", {"1", "2", {"at least 3", "至少 3"}}, QUOTIENT(std::min(b / a, 3LL) - 1)},
    {"floor(b / a) mod 3", {"0", "1", "2"}, QUOTIENT(b / a % 3)},
};

// Where (a, b) is lost, by whether (b mod a, a) is: next[kind], behind those where it is won.
Text lost_by_euclid(const Quotient& quotient, const Sequence& next, bool end) {
    const std::size_t kinds = quotient.kinds.size();
    Text text;
    for (const std::size_t after : {0U, 1U}) {
        std::vector<Text> lost;
        for (std::size_t kind = 0; kind < kinds; ++kind) {
            if (next[after * kinds + kind] == 1) lost.push_back(quotient.kinds[kind]);
        }
        if (lost.empty()) continue;
        text += text.empty() ? Text() : Text(", or ", "，或");
        text += after == 0 ? Text("(b mod a, a) is won", " (b mod a, a) 必胜")
                           : Text("(b mod a, a) is lost", " (b mod a, a) 必败");
        for (std::size_t i = 0; i < lost.size() && lost.size() < kinds; ++i) {
            const std::string subject = quotient.subject;
            text += i == 0 ? Text(" and " + subject + " is ", "且 " + subject + " 是")
                           : Text(" or ", "或");
            text += Text(lost[i].en, (lost[i].en == lost[i].zh ? " " : "") + lost[i].zh);
        }
    }
    return Text(end ? "(0, b) is lost; for 0 < a <= b, (a, b) is lost iff "
                    : "(0, b) is won; for 0 < a <= b, (a, b) is lost iff ",
                end ? "（(0, b) 必败；0 < a <= b 时，(a, b) 必败当且仅当"
                    : "（(0, b) 必胜；0 < a <= b 时，(a, b) 必败当且仅当") +
           text + Text("", "）");
}

}  // namespace

void by_euclid(Finder&, const Sample& seen, Rules& out) {
    if (seen.upto.size() != 2 || seen.about != About::loses) return;
    const auto in = [&](Int a, Int b) {
        const Int most = seen.upto[1];
        if (b <= most && a <= seen.upto[0] && seen.in(a, b) >= 0) return seen.in(a, b);
        return b <= seen.upto[0] && a <= most ? seen.in(b, a) : -1;
    };
    const std::int32_t at_0 = in(0, 1);
    const Int most = std::max(seen.upto[0], seen.upto[1]);
    for (const Quotient& quotient : kinds_of_quotients) {
        const std::size_t count = quotient.kinds.size();
        // Where an end (0, b) is none of the game, it may count as either.
        for (const std::int32_t end : {1, 0}) {
            if (at_0 >= 0 && end != at_0) continue;
            Sequence next(2 * count, -1);
            bool valid = true;
            for (Int a = 1; a <= most && valid; ++a) {
                for (Int b = a; b <= most && valid; ++b) {
                    const std::int32_t is = in(a, b);
                    const std::int32_t after = b % a == 0 ? end : in(b % a, a);
                    if (is < 0 || after < 0) continue;
                    std::int32_t& to = next[static_cast<std::size_t>(after) * count +
                                            static_cast<std::size_t>(quotient.of(a, b))];
                    if (to < 0) to = is;
                    valid = to == is;
                }
            }
            if (!valid) continue;
            for (std::int32_t& to : next) to = std::max(to, 0);
            const std::string kinds = std::to_string(count);
            Function function;
            function.name = "by_euclid";
            const Text text = lost_by_euclid(quotient, next, end == 1);
            function.parameters = {"a", "b"};
            function.condition = true;
            function.said = {
                {1, Text("(a, b) is lost by this rule: ", "(a, b) 按如下递推必败") + text,
                 Text("(a, b) is won by this rule: ", "(a, b) 按如下递推必胜") + text}};
            function.body =
                "    if (a > b) std::swap(a, b);\n    int kinds[100], steps = 0;\n"
                "    while (a > 0) {\n        kinds[steps++] = static_cast<int>(" +
                quotient.code +
                ");\n        b %= a;\n        std::swap(a, b);\n    }\n    static const int "
                "next[][" +
                kinds + "] = {" +
                set_of(Sequence(next.begin(), next.begin() + static_cast<std::ptrdiff_t>(count))) +
                ", " +
                set_of(Sequence(next.begin() + static_cast<std::ptrdiff_t>(count), next.end())) +
                "};\n    int state = " + std::to_string(end) +
                ";\n    while (steps > 0) state = next[state][kinds[--steps]];\n    return state "
                "== 1;\n";
            function.at = [next, end, count, of = quotient.of](const Int* p) {
                Int a = std::min(p[0], p[1]), b = std::max(p[0], p[1]);
                std::vector<Int> seen_kinds;
                while (a > 0) {
                    seen_kinds.push_back(of(a, b));
                    b %= a;
                    std::swap(a, b);
                }
                Int state = end;
                for (std::size_t k = seen_kinds.size(); k-- > 0;) {
                    state = next[static_cast<std::size_t>(state) * count +
                                 static_cast<std::size_t>(seen_kinds[k])];
                }
                return state;
            };
            out.emplace_back(call(kept(std::move(function)), {variable(0), variable(1)}),
                             18 + 2. * static_cast<double>(count));
        }
    }
}

}  // namespace lab
