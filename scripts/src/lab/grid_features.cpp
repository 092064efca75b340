// Features, and the rules that are functions of one of them.
#include <algorithm>
#include <bit>
#include <cstdlib>
#include <numeric>

#include "lab/grid.hpp"

namespace lab {

namespace {

Int fold(const Int* p, std::size_t numbers, Int (*of)(Int, Int)) {
    return std::accumulate(p + 1, p + numbers, p[0], of);
}

std::string nested(const std::string& function, std::size_t numbers) {
    std::string code = "a";
    for (std::size_t k = 1; k < numbers; ++k) {
        code = function + "(" + code + ", " + name_of(k, numbers) + ")";
    }
    return code;
}

// A formula of a and b, and of three and four numbers, written once; `before` are lambdas in it.
#define SHOWN(...) #__VA_ARGS__
#define OF_TWO(...)                                \
    SHOWN(__VA_ARGS__), [=](const Int* p) -> Int { \
        const Int a = p[0], b = p[1];              \
        return __VA_ARGS__;                        \
    }
#define OF_THREE(...)                              \
    SHOWN(__VA_ARGS__), [=](const Int* p) -> Int { \
        const Int a = p[0], b = p[1], c = p[2];    \
        return __VA_ARGS__;                        \
    }
#define OF_FOUR(...)                                      \
    SHOWN(__VA_ARGS__), [=](const Int* p) -> Int {        \
        const Int a = p[0], b = p[1], c = p[2], d = p[3]; \
        return __VA_ARGS__;                               \
    }
#define NAMED(name, parameters, ...)                    \
    const auto name = [] parameters -> Int __VA_ARGS__; \
    const std::string code_of_##name = lambda_of(#name, #parameters, LAID_OUT(__VA_ARGS__));

std::string lambda_of(const std::string& name, const std::string& parameters,
                      const std::string& body) {
    return "    const auto " + name + " = []" + parameters + " -> long long {\n" + indented(body) +
           "    };\n";
}

NAMED(gcd, (long long x, long long y), {
    while (y > 0) {
        const long long rest = x % y;
        x = y;
        y = rest;
    }
    return x;
})
NAMED(trailing, (long long n), {
    long long count = 0;
    for (; n % 2 == 1; n /= 2) ++count;
    return count;
})
NAMED(divisions, (long long x, long long y), {
    long long count = 0;
    for (; x > 0 && y > 0; ++count) {
        if (x < y) std::swap(x, y);
        x %= y;
    }
    return count;
})
NAMED(quotients, (long long x, long long y), {
    long long sum = 0;
    while (x > 0 && y > 0) {
        if (x < y) std::swap(x, y);
        sum += x / y;
        x %= y;
    }
    return sum;
})
NAMED(moore, (long long x, long long y, long long z, long long t), {
    for (; (x | y | z | t) > 0; x /= 2, y /= 2, z /= 2, t /= 2) {
        if ((x % 2 + y % 2 + z % 2 + t % 2) % 3 != 0) return 0;
    }
    return 1;
})

const seq::Function& of_catalogue(const std::string& code) {
    return *std::find_if(seq::catalogue().begin(), seq::catalogue().end(),
                         [&](const seq::Function& each) { return each.code == code; });
}

// How many digits, ones, and twos a number has.
std::vector<seq::Function> binary_functions() {
    const NumberFunction lowest = WRITTEN({
        if (n == 0) return 0;
        long long place = 1;
        for (; n % 2 == 0; n /= 2) ++place;
        return place;
    });
    const NumberFunction all_digits = WRITTEN({
        long long count = 0;
        for (; n > 0; n /= 2) ++count;
        return count;
    });
    return {{{"the place of the lowest 1-bit of $ (from 1 on, 0 for 0)",
              "$ 的二进制最低位 1 的位置（从 1 起，0 处为 0）"},
             "lowest_place($)",
             {{"lowest_place", "long long", lowest.body}},
             lowest.at,
             3},
            {{"the number of binary digits of $", "$ 的二进制位数"},
             "digits($)",
             {{"digits", "long long", all_digits.body}},
             all_digits.at,
             3},
            of_catalogue("ones($)")};
}

class Features {
 public:
    explicit Features(std::size_t numbers_) : numbers(numbers_), names(names_of(numbers_)) {}

    void add(double cost, Text name, std::string code, At at, std::string before = "",
             const Text& none = {}) {
        all.push_back(
            {std::move(name), std::move(code), std::move(before), std::move(at), cost, none});
    }
    // Text and code are the same but for the sign.
    void add_fold(double cost, const std::string& word, const std::string& sign,
                  Int (*of)(Int, Int)) {
        add(cost, joined(names, word), joined(names, sign),
            [n = numbers, of](const Int* p) { return fold(p, n, of); });
    }

    void add_simple() {
        for (std::size_t k = 0; k < numbers; ++k) {
            add(1, names[k], names[k], [k](const Int* p) { return p[k]; });
        }
        const std::string commas = joined(names, ", ");
        add_fold(2, " + ", " + ", [](Int x, Int y) { return x + y; });
        add_fold(2, " xor ", " ^ ", [](Int x, Int y) { return x ^ y; });
        add(2, "min(" + commas + ")", nested("std::min", numbers),
            [n = numbers](const Int* p) { return *std::min_element(p, p + n); });
        add(2, "max(" + commas + ")", nested("std::max", numbers),
            [n = numbers](const Int* p) { return *std::max_element(p, p + n); });
        add(
            3, "gcd(" + commas + ")", nested("gcd", numbers),
            [n = numbers](const Int* p) {
                return fold(p, n, [](Int x, Int y) { return std::gcd(x, y); });
            },
            code_of_gcd);
        add_fold(3, " | ", " | ", [](Int x, Int y) { return x | y; });
        add_fold(3, " & ", " & ", [](Int x, Int y) { return x & y; });
    }

    void add_pairs() {
        add(2, "|a - b|", OF_TWO((a > b ? a - b : b - a)));
        add(3, "a * b", OF_TWO(a * b));
        for (Int k = 2; k <= 5; ++k) {
            for (const bool first : {true, false}) {
                const std::string sum =
                    first ? sum_of({{k, "a"}, {1, "b"}}) : sum_of({{1, "a"}, {k, "b"}});
                add(2. + static_cast<double>(k) / 2, sum, sum,
                    [k, first](const Int* p) { return first ? k * p[0] + p[1] : p[0] + k * p[1]; });
            }
        }
        add(5, Text("max(a, b) / min(a, b) rounded down", "max(a, b) / min(a, b)（下取整）"),
            OF_TWO((a == 0 || b == 0 ? 0 : std::max(a, b) / std::min(a, b))));
        add(6,
            Text("|a / b - b / a| rounded down (0 if a or b is 0)",
                 "|a / b - b / a|（下取整；有一个是 0 时取 0）"),
            OF_TWO((a == 0 || b == 0 ? 0 : (a > b ? a * a - b * b : b * b - a * a) / (a * b))));
        add(5, "max(a, b) / gcd(a, b)", OF_TWO((a + b == 0 ? 0 : std::max(a, b) / gcd(a, b))),
            code_of_gcd);
        add(5, "(a + b) / gcd(a, b)", OF_TWO((a + b == 0 ? 0 : (a + b) / gcd(a, b))), code_of_gcd);
        add(6,
            Text("the number of ones at the end of (a - 1) | (b - 1) in binary",
                 "(a - 1) | (b - 1) 的二进制末尾连续 1 的个数"),
            OF_TWO((a == 0 || b == 0 ? 0 : trailing((a - 1) | (b - 1)))), code_of_trailing);
        add(6,
            Text("the number of ones at the end of a | b in binary",
                 "a | b 的二进制末尾连续 1 的个数"),
            OF_TWO(trailing(a | b)), code_of_trailing);
        add(6,
            Text("the number of divisions in Euclid's algorithm for a and b",
                 "a 与 b 辗转相除的除法次数"),
            OF_TWO(divisions(a, b)), code_of_divisions);
        add(6,
            Text("the sum of the quotients in Euclid's algorithm for a and b",
                 "a 与 b 辗转相除的商之和"),
            OF_TWO(quotients(a, b)), code_of_quotients);
    }

    void add_counts() {
        std::vector<std::string> odd, zero, ones;
        for (const std::string& name : names) {
            odd.push_back(name + " % 2");
            zero.push_back("(" + name + " == 0)");
            ones.push_back("ones(" + name + ")");
        }
        add(
            4, Text("the number of odd numbers", "奇数的个数"), joined(odd, " + "),
            [n = numbers](const Int* p) {
                return static_cast<Int>(std::count_if(p, p + n, [](Int i) { return i % 2 == 1; }));
            },
            "", Text("all numbers are even", "各数都是偶数"));
        add(
            4, Text("the number of zeros", "零的个数"), joined(zero, " + "),
            [n = numbers](const Int* p) { return static_cast<Int>(std::count(p, p + n, 0)); }, "",
            Text("no number is 0", "没有数是 0"));
        const seq::Function counted = of_catalogue("ones($)");
        add(
            4, Text("the number of ones of all numbers in binary", "各数二进制中 1 的总个数"),
            joined(ones, " + "),
            [n = numbers, at = counted.at](const Int* p) {
                return std::accumulate(p, p + n, Int{0},
                                       [&](Int sum, Int i) { return sum + at(i); });
            },
            code_of(counted.helpers));
    }

    // Of the sum, the nim-sum and the like.
    void add_binary() {
        for (std::size_t k = numbers; k < numbers + 7; ++k) {
            const Feature of = all[k];
            if (of.code.find("std::") != std::string::npos) continue;
            for (const seq::Function& function : binary_functions()) {
                add(
                    of.bits + 3, replaced(function.text, "$", of.name),
                    replaced(function.code, "$", of.code),
                    [of = of.at, at = function.at](const Int* p) { return at(of(p)); },
                    of.before + code_of(function.helpers));
            }
        }
    }

    void add_partial_sums() {
        for (unsigned subset = 1; subset < (1U << numbers) - 1; ++subset) {
            std::vector<std::string> chosen;
            for (std::size_t k = 0; k < numbers; ++k) {
                if ((subset >> k & 1) != 0) chosen.push_back(names[k]);
            }
            if (chosen.size() < 2) continue;
            add(3, joined(chosen, " + "), joined(chosen, " + "),
                [n = numbers, subset](const Int* p) {
                    Int sum = 0;
                    for (std::size_t k = 0; k < n; ++k) sum += (subset >> k & 1) != 0 ? p[k] : 0;
                    return sum;
                });
        }
    }

    // The nim-sum with each number greater by a shift, and the result smaller by `back`.
    void add_shifted(const Numbers& shifts, Int back, double cost) {
        std::vector<std::string> parts;
        for (std::size_t k = 0; k < numbers; ++k) {
            parts.push_back(shifts[k] == 0 ? names[k] : "(" + names[k] + plus(shifts[k]) + ")");
        }
        const auto whole = [&](const std::string& sign) {
            const std::string sum = joined(parts, sign);
            return back == 0 ? sum : "(" + sum + ")" + plus(-back);
        };
        add(cost, whole(" xor "), whole(" ^ "), [shifts, back](const Int* p) {
            Int sum = 0;
            for (std::size_t k = 0; k < shifts.size(); ++k) {
                if (p[k] + shifts[k] < 0) return Int{-1};
                sum ^= p[k] + shifts[k];
            }
            return sum - back;
        });
    }
    void add_shifted_sums() {
        for (Int s = -2; s <= 4; ++s) {
            if (s == 0) continue;
            const double cost = 3. + static_cast<double>(std::abs(s));
            add_shifted(Numbers(numbers, s), 0, cost);
            add_shifted(Numbers(numbers, s), s, cost + 1);
        }
        // Chocolate: one side of the bar is cut apart from the others.
        for (std::size_t special = 0; special < numbers; ++special) {
            for (Int s = 1; s <= 16; ++s) {
                Numbers shifts(numbers, 0);
                shifts[special] = s;
                add_shifted(shifts, s, bits_of({s}));
            }
        }
    }

    std::size_t numbers;
    std::vector<std::string> names;
    std::vector<Feature> all;
};

std::vector<Feature> make_features(std::size_t numbers) {
    Features features(numbers);
    features.add_simple();
    if (numbers == 2) features.add_pairs();
    features.add_counts();
    features.add_binary();
    if (numbers == 3) {
        features.add(3, Text("the middle one of a, b, c", "a, b, c 的中位数"),
                     OF_THREE(std::max(std::min(a, b), std::min(std::max(a, b), c))));
        features.add(4, "a + 2 * b + 3 * c", OF_THREE(a + 2 * b + 3 * c));
    }
    features.add_partial_sums();
    features.add_shifted_sums();
    return features.all;
}

// The entries by the feature: nothing where two positions with the same one differ.
Sequence entries_by(const Sample& seen, const Feature& feature) {
    Sequence by;
    Misses misses(seen);
    const bool same = each_back(seen, [&](const Int* p, std::int32_t is) {
        const Int n = feature.at(p);
        if (n < 0 || n > 100000) return false;
        if (static_cast<std::size_t>(n) >= by.size())
            by.resize(static_cast<std::size_t>(n) + 1, -1);
        std::int32_t& known = by[static_cast<std::size_t>(n)];
        if (known < 0) known = is;
        return known == is || misses.allow(p);
    });
    return same ? by : Sequence();
}

Rule rule_of(About about, const Feature& feature, const Phrase& phrase) {
    const std::string formula = wrapped(feature.code);
    const bool is_constant = !mentions(phrase.code, formula) && phrase.code.size() < 3;
    const bool is_nim_sum =
        (feature.code == "nim_sum" ||
         (feature.bits <= 2 && feature.name.en.find(" xor ") != std::string::npos)) &&
        phrase.code == formula + (about == About::value ? "" : " == 0");
    return rule_for(
        about, phrase.text,
        (is_constant ? "" : feature.before) + "    return " +
            (phrase.code == formula ? feature.code : phrase.code) + ";\n",
        [of = feature.at, at = phrase.at](const Int* p) { return at(of(p)); },
        5 + feature.bits + phrase.bits, is_nim_sum ? "nim" : "");
}

Rule rule_of(About about, const Feature& feature, const Rule& component) {
    const Text named =
        renamed(component.text, "n", {wrapped(feature.name.en), wrapped(feature.name.zh)});
    const bool once =
        named.en.size() + 1 == component.text.en.size() + wrapped(feature.name.en).size();
    const Call call = call_of("of", component.body, feature.code);
    return {is_formula(feature.name) && once
                ? sentence(about, named)
                : sentence(about, component.text) + Text(", where n is ", "，其中 n 是 ") +
                      feature.name,
            feature.before + call.before + "    return " + call.formula + ";\n",
            [of = feature.at, at = component.at](const Int* p) {
                const Int n = of(p);
                return at(&n);
            },
            2 + feature.bits + component.bits};
}

}  // namespace

const std::vector<Feature>& features_of(const Sample& seen) {
    static const std::vector<Feature> of[] = {features_of_heaps(), make_features(2),
                                              make_features(3), make_features(4)};
    return of[seen.of_heaps() ? 0 : seen.upto.size() - 1];
}

const std::vector<seq::Function>& unary_functions() {
    static const std::vector<seq::Function> all = [] {
        std::vector<seq::Function> list = {of_catalogue("$")};
        for (Int k = 2; k <= 6; ++k) {
            const std::string by = "$ / " + std::to_string(k);
            list.push_back({Text(by + " rounded down", by + "（下取整）"),
                            by,
                            {},
                            [k](Int n) { return n / k; },
                            1 + static_cast<double>(k) / 2});
        }
        for (const seq::Function& function : binary_functions()) list.push_back(function);
        list.push_back(of_catalogue("prime_factors($)"));
        list.push_back(of_catalogue("root($)"));
        return list;
    }();
    return all;
}

void by_features(Finder& finder, const Sample& seen, Rules& out) {
    std::size_t known = 0;
    each(seen, [&](const Int*, std::int32_t) { return ++known > 0; });
    for (const Feature& feature : features_of(seen)) {
        const Sequence by = entries_by(seen, feature);
        if (by.empty()) continue;
        const auto classes = static_cast<std::size_t>(
            std::count_if(by.begin(), by.end(), [](std::int32_t e) { return e >= 0; }));
        const std::vector<Phrase> phrases =
            phrases_of(seen.about, by, feature.name, wrapped(feature.code), feature.none);
        for (std::size_t k = 0; k < phrases.size() && k < 2; ++k) {
            out.push_back(rule_of(seen.about, feature, phrases[k]));
        }
        if (!phrases.empty() || 2 * known < 3 * classes) continue;
        for (const Rule& component : finder.sequences.of(seen.about, by)) {
            out.push_back(rule_of(seen.about, feature, component));
        }
    }
}

namespace {

class Conditions {
 public:
    explicit Conditions(std::size_t numbers) : numbers_(numbers), names_(names_of(numbers)) {}

    void add(double cost, Text text, Text contrary, std::string code, At at,
             std::string before = "", std::string chapter = "") {
        all.push_back({std::move(text), std::move(contrary), std::move(code), std::move(before),
                       std::move(at), cost, std::move(chapter)});
    }

    // What is so of each number.
    void add_of_all(Text text, Text contrary, const std::string& code, bool (*is)(Int)) {
        add(3, std::move(text), std::move(contrary), of_each(code),
            [n = numbers_, is](const Int* p) { return Int{std::all_of(p, p + n, is)}; });
    }

    void add_pairs() {
        add(2, "a = b", "a != b", OF_TWO(a == b), "", "nim");
        add(3, "a < b", "a >= b", OF_TWO(a < b));
        add(3, "a <= b", "a > b", OF_TWO(a <= b));
        add(4, {"b is a multiple of a", "b 是 a 的倍数"},
            {"b is not a multiple of a", "b 不是 a 的倍数"},
            OF_TWO((a == 0 ? b == 0 : b % a == 0)));
        add(4, {"a is a multiple of b", "a 是 b 的倍数"},
            {"a is not a multiple of b", "a 不是 b 的倍数"},
            OF_TWO((b == 0 ? a == 0 : a % b == 0)));
        add(5, {"one of a, b is a multiple of the other", "a, b 之一是另一个的倍数"},
            {"none of a, b is a multiple of the other", "a, b 都不是另一个的倍数"},
            OF_TWO(a == 0 || b == 0 || a % b == 0 || b % a == 0));
        add(4, {"every binary one of a is one of b", "a 的二进制中的 1 在 b 中也都是 1"},
            {"a has a binary one that b has not", "a 的二进制中有一个 1 在 b 中是 0"},
            OF_TWO((a & b) == a));
        add(4, {"every binary one of b is one of a", "b 的二进制中的 1 在 a 中也都是 1"},
            {"b has a binary one that a has not", "b 的二进制中有一个 1 在 a 中是 0"},
            OF_TWO((a & b) == b));
    }
    void add_threes() {
        add(4, {"two numbers are equal and the third is 0", "有两个数相等，第三个是 0"}, {},
            OF_THREE((a == b && c == 0) || (a == c && b == 0) || (b == c && a == 0)));
        add(4, {"two numbers are equal", "有两个数相等"},
            {"all numbers are different", "各数互不相等"}, OF_THREE(a == b || a == c || b == c));
        add(4, {"the greatest number is the sum of the others", "最大的数是另外两个之和"},
            {"the greatest number is not the sum of the others", "最大的数不是另外两个之和"},
            OF_THREE(2 * std::max(std::max(a, b), c) == a + b + c));
    }
    void add_fours() {
        add(4, {"the numbers are in pairs of equal ones", "各数可分成相等的两对"}, {},
            OF_FOUR((a == b && c == d) || (a == c && b == d) || (a == d && b == c)));
        add(6,
            {"each binary digit is 1 in a number of heaps that is a multiple of 3",
             "每个二进制位上 1 的个数都是 3 的倍数"},
            {}, OF_FOUR(moore(a, b, c, d) == 1), code_of_moore);
    }
    // Misère nim: as long as a heap has two stones or more, as in nim.
    void add_misere() {
        const std::string sum = joined(names_, " xor ");
        add(
            5,
            {sum + " = 0, unless all numbers are at most 1: then iff it is 1",
             sum + " = 0（若各数都不超过 1，则改为 = 1）"},
            {}, "((" + joined(names_, " ^ ") + ") == 0) != (" + of_each("@ <= 1") + ")",
            [n = numbers_](const Int* p) {
                const Int nim_sum = fold(p, n, [](Int x, Int y) { return x ^ y; });
                return Int{(nim_sum == 0) != (*std::max_element(p, p + n) <= 1)};
            },
            "", "misère");
    }

    std::string of_each(const std::string& what) const {
        std::vector<std::string> parts;
        for (const std::string& name : names_) parts.push_back(replaced(what, "@", name));
        return joined(parts, " && ");
    }

    std::vector<Condition> all;

 private:
    std::size_t numbers_;
    std::vector<std::string> names_;
};

}  // namespace

std::vector<Condition> conditions_of(const Sample& seen) {
    if (seen.of_heaps()) return conditions_of_heaps();
    const std::size_t numbers = seen.upto.size();
    Conditions conditions(numbers);
    const Text all_even("all numbers are even", "各数都是偶数"),
        all_odd("all numbers are odd", "各数都是奇数");
    conditions.add_of_all(all_even, {"some number is odd", "有数是奇数"}, "@ % 2 == 0",
                          [](Int n) { return n % 2 == 0; });
    conditions.add_of_all(all_odd, {"some number is even", "有数是偶数"}, "@ % 2 == 1",
                          [](Int n) { return n % 2 == 1; });
    conditions.add_of_all({"no number is 0", "没有数是 0"}, {"some number is 0", "有数是 0"},
                          "@ > 0", [](Int n) { return n > 0; });
    if (numbers == 2) conditions.add_pairs();
    if (numbers > 2) {
        conditions.add(
            3, {"all numbers are equal", "各数都相等"},
            {"not all numbers are equal", "各数不全相等"},
            replaced(conditions.of_each("@ == a"), "a == a && ", ""), [numbers](const Int* p) {
                return Int{std::all_of(p, p + numbers, [&](Int n) { return n == p[0]; })};
            });
    }
    if (numbers == 3) conditions.add_threes();
    if (numbers == 4) conditions.add_fours();
    conditions.add_misere();
    return conditions.all;
}

void by_conditions(Finder&, const Sample& seen, Rules& out) {
    if (seen.about != About::loses) return;
    for (const Condition& condition : conditions_of(seen)) {
        for (const bool yes : {true, false}) {
            if (!yes && condition.contrary.empty()) continue;
            const auto at = [is = condition.at, yes](const Int* p) { return Int{is(p) == yes}; };
            if (!follows(seen, at)) continue;
            out.push_back(rule_for(About::loses, yes ? condition.text : condition.contrary,
                                   condition.before + "    return " +
                                       (yes ? condition.code : "!(" + condition.code + ")") + ";\n",
                                   at, 5 + condition.bits + (yes ? 0 : 1),
                                   yes ? condition.chapter : ""));
        }
    }
}

}  // namespace lab
