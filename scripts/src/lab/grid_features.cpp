// Features, and the rules that are functions of one of them.
#include <algorithm>
#include <bit>
#include <cstdlib>
#include <numeric>

#include "lab/grid.hpp"

namespace lab {

namespace {

unsigned long long bits(Int n) {
    return static_cast<unsigned long long>(n);
}

Int ones(Int n) {
    return std::popcount(bits(n));
}
// The place of the lowest one of n in binary, counted from 1; 0 for 0.
Int lowest_place(Int n) {
    return n == 0 ? 0 : std::countr_zero(bits(n)) + 1;
}
Int digits(Int n) {
    return std::bit_width(bits(n));
}
Int root(Int n) {
    Int r = 0;
    while ((r + 1) * (r + 1) <= n) ++r;
    return r;
}
Int primes_in(Int n) {
    Int count = 0;
    for (Int p = 2; p * p <= n; ++p) {
        for (; n % p == 0 && n > 0; n /= p) ++count;
    }
    return n > 1 ? count + 1 : count;
}
Int steps_of_euclid(Int a, Int b) {
    Int steps = 0;
    for (; a > 0 && b > 0; ++steps) {
        if (a < b) std::swap(a, b);
        a %= b;
    }
    return steps;
}
Int quotients_of_euclid(Int a, Int b) {
    Int sum = 0;
    while (a > 0 && b > 0) {
        if (a < b) std::swap(a, b);
        sum += a / b;
        a %= b;
    }
    return sum;
}

const char* const code_of_ones =
    "    const auto ones = [](long long n) {\n"
    "        long long count = 0;\n"
    "        for (; n > 0; n &= n - 1) ++count;\n"
    "        return count;\n"
    "    };\n";
const char* const code_of_place =
    "    const auto lowest_place = [](long long n) -> long long {\n"
    "        if (n == 0) return 0;\n"
    "        long long place = 1;\n"
    "        for (; n % 2 == 0; n /= 2) ++place;\n"
    "        return place;\n"
    "    };\n";
const char* const code_of_digits =
    "    const auto digits = [](long long n) {\n"
    "        long long count = 0;\n"
    "        for (; n > 0; n /= 2) ++count;\n"
    "        return count;\n"
    "    };\n";
const char* const code_of_gcd =
    "    const auto gcd = [](long long x, long long y) {\n"
    "        while (y > 0) {\n"
    "            const long long rest = x % y;\n"
    "            x = y;\n"
    "            y = rest;\n"
    "        }\n"
    "        return x;\n"
    "    };\n";
const char* const code_of_trailing =
    "    const auto trailing = [](long long n) {\n"
    "        long long count = 0;\n"
    "        for (; n % 2 == 1; n /= 2) ++count;\n"
    "        return count;\n"
    "    };\n";

Int fold(const Int* p, std::size_t numbers, Int (*of)(Int, Int)) {
    Int result = p[0];
    for (std::size_t k = 1; k < numbers; ++k) result = of(result, p[k]);
    return result;
}

std::string nested(const std::string& function, std::size_t numbers) {
    std::string code = "a";
    for (std::size_t k = 1; k < numbers; ++k) {
        code = function + "(" + code + ", " + name_of(k, numbers) + ")";
    }
    return code;
}

std::vector<Feature> features_of_pairs() {
    std::vector<Feature> all;
    const auto add = [&](double cost, Text name, std::string code,
                         std::function<Int(const Int*)> at, std::string before = "") {
        all.push_back({std::move(name), std::move(code), std::move(before), std::move(at), cost});
    };
    add(2, "|a - b|", "(a > b ? a - b : b - a)",
        [](const Int* p) { return std::abs(p[0] - p[1]); });
    add(3, "a * b", "a * b", [](const Int* p) { return p[0] * p[1]; });
    for (Int k = 2; k <= 5; ++k) {
        const std::string times = std::to_string(k);
        add(2. + static_cast<double>(k) / 2, "a + " + times + " * b", "a + " + times + " * b",
            [k](const Int* p) { return p[0] + k * p[1]; });
        add(2. + static_cast<double>(k) / 2, times + " * a + b", times + " * a + b",
            [k](const Int* p) { return k * p[0] + p[1]; });
    }
    add(5, Text("max(a, b) / min(a, b) rounded down", "max(a, b) / min(a, b)（下取整）"),
        "(a == 0 || b == 0 ? 0 : std::max(a, b) / std::min(a, b))", [](const Int* p) {
            return p[0] == 0 || p[1] == 0 ? 0 : std::max(p[0], p[1]) / std::min(p[0], p[1]);
        });
    add(6,
        Text("|a / b - b / a| rounded down (0 if a or b is 0)",
             "|a / b - b / a|（下取整；有一个是 0 时取 0）"),
        "(a == 0 || b == 0 ? 0 : (std::max(a, b) * std::max(a, b) - std::min(a, b) * std::min(a, "
        "b)) / "
        "(a * b))",
        [](const Int* p) {
            return p[0] == 0 || p[1] == 0 ? 0 : std::abs(p[0] * p[0] - p[1] * p[1]) / (p[0] * p[1]);
        });
    add(
        5, Text("max(a, b) / gcd(a, b)"), "(a + b == 0 ? 0 : std::max(a, b) / gcd(a, b))",
        [](const Int* p) {
            return p[0] + p[1] == 0 ? 0 : std::max(p[0], p[1]) / std::gcd(p[0], p[1]);
        },
        code_of_gcd);
    add(
        5, Text("(a + b) / gcd(a, b)"), "(a + b == 0 ? 0 : (a + b) / gcd(a, b))",
        [](const Int* p) { return p[0] + p[1] == 0 ? 0 : (p[0] + p[1]) / std::gcd(p[0], p[1]); },
        code_of_gcd);
    add(
        6,
        Text("the number of ones at the end of (a - 1) | (b - 1) in binary",
             "(a - 1) | (b - 1) 的二进制末尾连续 1 的个数"),
        "(a == 0 || b == 0 ? 0 : trailing((a - 1) | (b - 1)))",
        [](const Int* p) -> Int {
            return p[0] == 0 || p[1] == 0 ? 0 : std::countr_one(bits((p[0] - 1) | (p[1] - 1)));
        },
        code_of_trailing);
    add(
        6,
        Text("the number of ones at the end of a | b in binary", "a | b 的二进制末尾连续 1 的个数"),
        "trailing(a | b)", [](const Int* p) -> Int { return std::countr_one(bits(p[0] | p[1])); },
        code_of_trailing);
    add(
        6,
        Text("the number of divisions in Euclid's algorithm for a and b",
             "a 与 b 辗转相除的除法次数"),
        "divisions(a, b)", [](const Int* p) { return steps_of_euclid(p[0], p[1]); },
        "    const auto divisions = [](long long x, long long y) {\n"
        "        long long count = 0;\n"
        "        for (; x > 0 && y > 0; ++count) {\n"
        "            if (x < y) std::swap(x, y);\n"
        "            x %= y;\n"
        "        }\n"
        "        return count;\n"
        "    };\n");
    add(
        6,
        Text("the sum of the quotients in Euclid's algorithm for a and b",
             "a 与 b 辗转相除的商之和"),
        "quotients(a, b)", [](const Int* p) { return quotients_of_euclid(p[0], p[1]); },
        "    const auto quotients = [](long long x, long long y) {\n"
        "        long long sum = 0;\n"
        "        while (x > 0 && y > 0) {\n"
        "            if (x < y) std::swap(x, y);\n"
        "            sum += x / y;\n"
        "            x %= y;\n"
        "        }\n"
        "        return sum;\n"
        "    };\n");
    return all;
}

// a xor b with all numbers greater or smaller by the same, and the result back again.
void add_shifted_sums(std::size_t numbers, std::vector<Feature>& all) {
    for (Int s = -2; s <= 4; ++s) {
        if (s == 0) continue;
        const std::string by = (s > 0 ? " + " : " - ") + std::to_string(std::abs(s));
        const std::string back = (s > 0 ? " - " : " + ") + std::to_string(std::abs(s));
        std::vector<std::string> parts;
        for (const std::string& name : names_of(numbers)) parts.push_back("(" + name + by + ")");
        const auto sum = [numbers, s](const Int* p) {
            Int result = 0;
            for (std::size_t k = 0; k < numbers; ++k) result ^= p[k] + s;
            return result;
        };
        const double cost = 3. + static_cast<double>(std::abs(s));
        const auto valid = [numbers, s](const Int* p) {
            return s > 0 || *std::min_element(p, p + numbers) + s >= 0;
        };
        all.push_back({Text(joined(parts, " xor ")), joined(parts, " ^ "), "",
                       [sum, valid](const Int* p) { return valid(p) ? sum(p) : Int{-1}; }, cost});
        all.push_back({Text("(" + joined(parts, " xor ") + ")" + back),
                       "(" + joined(parts, " ^ ") + ")" + back, "",
                       [sum, valid, s](const Int* p) { return valid(p) ? sum(p) - s : Int{-1}; },
                       cost + 1});
    }
    // Chocolate: one side of the bar is cut apart from the others.
    for (std::size_t special = 0; special < numbers; ++special) {
        for (Int s = 1; s <= 16; ++s) {
            std::vector<std::string> parts = names_of(numbers);
            parts[special] = "(" + parts[special] + " + " + std::to_string(s) + ")";
            all.push_back({Text("(" + joined(parts, " xor ") + ") - " + std::to_string(s)),
                           "(" + joined(parts, " ^ ") + ") - " + std::to_string(s), "",
                           [numbers, special, s](const Int* p) {
                               Int result = 0;
                               for (std::size_t k = 0; k < numbers; ++k) {
                                   result ^= p[k] + (k == special ? s : 0);
                               }
                               return result - s;
                           },
                           bits_of({s})});
        }
    }
}

std::vector<Feature> make_features(std::size_t numbers) {
    std::vector<Feature> all;
    const std::vector<std::string> names = names_of(numbers);
    const std::string commas = joined(names, ", ");
    const auto add = [&](double cost, Text name, std::string code,
                         std::function<Int(const Int*)> at, std::string before = "") {
        all.push_back({std::move(name), std::move(code), std::move(before), std::move(at), cost});
    };
    for (std::size_t k = 0; k < numbers; ++k) {
        add(1, names[k], names[k], [k](const Int* p) { return p[k]; });
    }
    add(2, joined(names, " + "), joined(names, " + "),
        [numbers](const Int* p) { return std::accumulate(p, p + numbers, Int{0}); });
    add(2, joined(names, " xor "), joined(names, " ^ "),
        [numbers](const Int* p) { return fold(p, numbers, [](Int x, Int y) { return x ^ y; }); });
    add(2, "min(" + commas + ")", nested("std::min", numbers),
        [numbers](const Int* p) { return *std::min_element(p, p + numbers); });
    add(2, "max(" + commas + ")", nested("std::max", numbers),
        [numbers](const Int* p) { return *std::max_element(p, p + numbers); });
    add(
        3, "gcd(" + commas + ")", nested("gcd", numbers),
        [numbers](const Int* p) {
            return fold(p, numbers, [](Int x, Int y) { return std::gcd(x, y); });
        },
        code_of_gcd);
    add(3, joined(names, " | "), joined(names, " | "),
        [numbers](const Int* p) { return fold(p, numbers, [](Int x, Int y) { return x | y; }); });
    add(3, joined(names, " & "), joined(names, " & "),
        [numbers](const Int* p) { return fold(p, numbers, [](Int x, Int y) { return x & y; }); });
    if (numbers == 2) {
        for (Feature& feature : features_of_pairs()) all.push_back(std::move(feature));
    }
    for (const auto& [word, odd, zh] :
         {std::tuple{"odd", true, "奇数的个数"}, std::tuple{"zero", false, "零的个数"}}) {
        std::vector<std::string> parts;
        for (const std::string& name : names) {
            parts.push_back(odd ? name + " % 2" : "(" + name + " == 0)");
        }
        add(4, Text(std::string("how many numbers are ") + word, zh), joined(parts, " + "),
            [numbers, is_odd = odd](const Int* p) {
                return static_cast<Int>(std::count_if(
                    p, p + numbers, [&](Int n) { return is_odd ? n % 2 == 1 : n == 0; }));
            });
    }
    std::vector<std::string> parts;
    for (const std::string& name : names) parts.push_back("ones(" + name + ")");
    add(
        4, Text("the number of ones of all numbers in binary", "各数二进制中 1 的总个数"),
        joined(parts, " + "),
        [numbers](const Int* p) {
            Int sum = 0;
            for (std::size_t k = 0; k < numbers; ++k) sum += ones(p[k]);
            return sum;
        },
        code_of_ones);
    // Of the sum, the nim-sum and the like: how many digits, ones, and twos they have.
    const std::size_t base = numbers;
    for (std::size_t k = base; k < base + 7; ++k) {
        const Feature of = all[k];
        if (of.code.find("min") != std::string::npos || of.code.find("max") != std::string::npos) {
            continue;
        }
        add(
            of.bits + 3,
            Text("the number of ones of " + of.name.en + " in binary",
                 of.name.zh + " 的二进制中 1 的个数"),
            "ones(" + of.code + ")", [at = of.at](const Int* p) { return ones(at(p)); },
            of.before + code_of_ones);
        add(
            of.bits + 3,
            Text("the place of the lowest one of " + of.name.en + " in binary (from 1 on)",
                 of.name.zh + " 的二进制最低位 1 的位置（从 1 起）"),
            "lowest_place(" + of.code + ")",
            [at = of.at](const Int* p) { return lowest_place(at(p)); }, of.before + code_of_place);
        add(
            of.bits + 3,
            Text("the number of binary digits of " + of.name.en, of.name.zh + " 的二进制位数"),
            "digits(" + of.code + ")", [at = of.at](const Int* p) { return digits(at(p)); },
            of.before + code_of_digits);
    }
    if (numbers == 3) {
        add(3, Text("the middle one of a, b, c", "a, b, c 的中位数"),
            "std::max(std::min(a, b), std::min(std::max(a, b), c))", [](const Int* p) {
                return std::max(std::min(p[0], p[1]), std::min(std::max(p[0], p[1]), p[2]));
            });
        add(4, "a + 2 * b + 3 * c", "a + 2 * b + 3 * c",
            [](const Int* p) { return p[0] + 2 * p[1] + 3 * p[2]; });
    }
    if (numbers >= 3) {
        for (unsigned subset = 1; subset < (1U << numbers) - 1; ++subset) {
            std::vector<std::string> chosen;
            for (std::size_t k = 0; k < numbers; ++k) {
                if ((subset >> k & 1) != 0) chosen.push_back(names[k]);
            }
            if (chosen.size() < 2) continue;
            add(3, joined(chosen, " + "), joined(chosen, " + "), [numbers, subset](const Int* p) {
                Int sum = 0;
                for (std::size_t k = 0; k < numbers; ++k) sum += (subset >> k & 1) != 0 ? p[k] : 0;
                return sum;
            });
        }
    }
    add_shifted_sums(numbers, all);
    return all;
}

// The entries by the feature: nothing where two positions with the same one differ.
Sequence entries_by(const Seen& seen, const Feature& feature) {
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

// The feature's name in parentheses, where the phrase goes on to reckon with it.
Text name_in(const Phrase& phrase, const Feature& feature) {
    const std::string& en = phrase.text.en;
    const bool reckons = en.find("@ mod") != std::string::npos ||
                         en.find("@ +") != std::string::npos ||
                         en.find("@ -") != std::string::npos ||
                         en.find("@ /") != std::string::npos || en.find("* @") != std::string::npos;
    const bool formula = feature.name.en == feature.name.zh && feature.name.en.size() > 1;
    return reckons && formula ? Text("(") + feature.name + Text(")") : feature.name;
}

Rule rule_of(About about, std::size_t numbers, const Feature& feature, const Phrase& phrase) {
    Rule rule;
    const std::string formula = wrapped(feature.code);
    if (about == About::loses && feature.name.en == "|a - b|" && phrase.code == "@ == 0") {
        rule.text = sentence(about, Text("a = b", "a = b "));
        rule.body = "    return a == b;\n";
        rule.chapter = "nim";
    } else {
        rule.text = sentence(about, replaced(phrase.text, "@", name_in(phrase, feature)));
        rule.body = feature.before + "    return " +
                    replaced(phrase.code, "@", phrase.code == "@" ? feature.code : formula) + ";\n";
    }
    const bool is_nim_sum = feature.name.en == joined(names_of(numbers), " xor ");
    if (is_nim_sum && phrase.code == (about == About::value ? "@" : "@ == 0")) rule.chapter = "nim";
    if (phrase.code.find('@') == std::string::npos) rule.body = "    return " + phrase.code + ";\n";
    rule.at = [of = feature.at, at = phrase.at](const Int* p) { return at(of(p)); };
    rule.bits = 5 + feature.bits + phrase.bits;
    return rule;
}

Rule rule_of(About about, const Feature& feature, const Rule& component) {
    Rule rule;
    rule.text = sentence(about, component.text) +
                Text(", where n is " + feature.name.en, "，其中 n 是 " + feature.name.zh);
    const Call call = call_of("of", component.body, feature.code);
    rule.body = feature.before + call.before + "    return " + call.formula + ";\n";
    rule.at = [of = feature.at, at = component.at](const Int* p) {
        const Int n = of(p);
        return at(&n);
    };
    rule.bits = 2 + feature.bits + component.bits;
    return rule;
}

}  // namespace

const std::vector<Feature>& features_of(std::size_t numbers) {
    static const std::vector<Feature> of[] = {make_features(2), make_features(3), make_features(4)};
    return of[numbers - 2];
}

const std::vector<Unary>& unary_functions() {
    static const std::vector<Unary> all = [] {
        std::vector<Unary> list;
        list.push_back({"@", "@", "", [](Int n) { return n; }, 0});
        for (Int k = 2; k <= 6; ++k) {
            const std::string by = std::to_string(k);
            list.push_back({Text("@ / " + by + " rounded down", "@ / " + by + "（下取整）"),
                            "@ / " + by, "", [k](Int n) { return n / k; },
                            1 + static_cast<double>(k) / 2});
        }
        list.push_back({Text("the place of the lowest one of @ in binary (from 1 on, 0 for 0)",
                             "@ 的二进制最低位 1 的位置（从 1 起，0 处为 0）"),
                        "lowest_place(@)", code_of_place, lowest_place, 3});
        list.push_back({Text("the number of binary digits of @", "@ 的二进制位数"), "digits(@)",
                        code_of_digits, digits, 3});
        list.push_back({Text("the number of ones of @ in binary", "@ 的二进制中 1 的个数"),
                        "ones(@)", code_of_ones, ones, 3});
        list.push_back({Text("the number of prime factors of @, with multiplicity",
                             "@ 的质因数个数（计重数）"),
                        "primes_in(@)",
                        "    const auto primes_in = [](long long n) {\n"
                        "        long long count = 0;\n"
                        "        for (long long p = 2; p * p <= n; ++p) {\n"
                        "            for (; n % p == 0; n /= p) ++count;\n"
                        "        }\n"
                        "        return n > 1 ? count + 1 : count;\n"
                        "    };\n",
                        primes_in, 4});
        list.push_back({Text("the square root of @ rounded down", "@ 的平方根（下取整）"),
                        "root(@)",
                        "    const auto root = [](long long n) {\n"
                        "        long long low = 0, high = 3037000499LL;\n"
                        "        while (low < high) {\n"
                        "            const long long middle = (low + high + 1) / 2;\n"
                        "            if (middle * middle <= n) low = middle;\n"
                        "            else high = middle - 1;\n"
                        "        }\n"
                        "        return low;\n"
                        "    };\n",
                        root, 4});
        return list;
    }();
    return all;
}

void by_features(Finder& finder, const Seen& seen, Rules& out) {
    std::size_t known = 0;
    each(seen, [&](const Int*, std::int32_t) { return ++known > 0; });
    for (const Feature& feature : features_of(seen.upto.size())) {
        const Sequence by = entries_by(seen, feature);
        if (by.empty()) continue;
        const auto classes = static_cast<std::size_t>(
            std::count_if(by.begin(), by.end(), [](std::int32_t e) { return e >= 0; }));
        const std::vector<Phrase> phrases = phrases_of(seen.about, by);
        for (std::size_t k = 0; k < phrases.size() && k < 2; ++k) {
            out.push_back(rule_of(seen.about, seen.upto.size(), feature, phrases[k]));
        }
        if (!phrases.empty() || 2 * known < 3 * classes) continue;
        for (const Rule& component : finder.sequences.of(seen.about, by)) {
            out.push_back(rule_of(seen.about, feature, component));
        }
    }
}

void by_rests(Finder& finder, const Seen& seen, Rules& out) {
    if (seen.about != About::value) return;
    for (const Feature& feature : features_of(seen.upto.size())) {
        if (feature.bits > 3) continue;
        for (const char how : {'^', '+', '-'}) {
            Seen rest = blank(seen, seen.upto);
            Misses misses(seen);
            bool varies = false;
            std::int32_t first = -1;
            const bool is_small_rest = each_back(seen, [&](const Int* p, std::int32_t is) {
                const Int of = feature.at(p);
                const Int left = how == '^' ? of ^ is : how == '+' ? is - of : of - is;
                if (left < 0 || left > 8) return misses.allow(p);
                if (first < 0) first = static_cast<std::int32_t>(left);
                varies = varies || left != first;
                rest.at[index_of(rest, p)] = static_cast<std::int32_t>(left);
                return true;
            });
            if (!is_small_rest || (first == 0 && !varies)) continue;
            Rules of_rest;
            by_features(finder, rest, of_rest);
            by_products(finder, rest, of_rest);
            by_periods(finder, rest, of_rest);
            std::stable_sort(of_rest.begin(), of_rest.end(),
                             [](const Rule& x, const Rule& y) { return x.bits < y.bits; });
            for (std::size_t k = 0; k < of_rest.size() && k < 2; ++k) {
                const Rule& small = of_rest[k];
                Rule rule;
                const std::string sign = how == '^' ? " xor " : how == '+' ? " + " : " - ";
                const Text phrase = phrase_of(About::value, small.text);
                rule.text = sentence(
                    About::value,
                    Text("(" + feature.name.en + ")" + sign + "r, where r is " + phrase.en,
                         "(" + feature.name.zh + ")" + sign + "r，其中 r 是 " + phrase.zh));
                rule.body = lambda("r", names_of(seen.upto.size()), small.body) + feature.before +
                            "    return " + wrapped(feature.code) + " " + how + " r(" +
                            joined(names_of(seen.upto.size()), ", ") + ");\n";
                rule.at = [of = feature.at, at = small.at, how](const Int* p) {
                    return how == '^' ? of(p) ^ at(p) : how == '+' ? of(p) + at(p) : of(p) - at(p);
                };
                rule.bits = 2 + feature.bits + small.bits;
                out.push_back(std::move(rule));
            }
        }
    }
}

namespace {

struct Condition {
    Text text;
    std::string code, before;
    std::function<bool(const Int*)> at;
    double bits;
};

std::vector<Condition> conditions_of(std::size_t numbers) {
    std::vector<Condition> all;
    const std::vector<std::string> names = names_of(numbers);
    const auto add = [&](double cost, Text text, std::string code,
                         std::function<bool(const Int*)> at, std::string before = "") {
        all.push_back({std::move(text), std::move(code), std::move(before), std::move(at), cost});
    };
    const auto all_of = [&](const std::string& what, const std::string& between) {
        std::vector<std::string> parts;
        for (const std::string& name : names) parts.push_back(replaced(what, "@", name));
        return joined(parts, between);
    };
    add(3, Text("all numbers are even", "各数都是偶数"), all_of("@ % 2 == 0", " && "),
        [numbers](const Int* p) {
            return std::all_of(p, p + numbers, [](Int n) { return n % 2 == 0; });
        });
    add(3, Text("all numbers are odd", "各数都是奇数"), all_of("@ % 2 == 1", " && "),
        [numbers](const Int* p) {
            return std::all_of(p, p + numbers, [](Int n) { return n % 2 == 1; });
        });
    add(3, Text("no number is 0", "没有数是 0"), all_of("@ > 0", " && "), [numbers](const Int* p) {
        return std::all_of(p, p + numbers, [](Int n) { return n > 0; });
    });
    if (numbers == 2) {
        add(3, Text("a < b", "a < b "), "a < b", [](const Int* p) { return p[0] < p[1]; });
        add(3, Text("a <= b", "a <= b "), "a <= b", [](const Int* p) { return p[0] <= p[1]; });
        add(4, Text("b is a multiple of a", "b 是 a 的倍数"), "(a == 0 ? b == 0 : b % a == 0)",
            [](const Int* p) { return p[0] == 0 ? p[1] == 0 : p[1] % p[0] == 0; });
        add(4, Text("a is a multiple of b", "a 是 b 的倍数"), "(b == 0 ? a == 0 : a % b == 0)",
            [](const Int* p) { return p[1] == 0 ? p[0] == 0 : p[0] % p[1] == 0; });
        add(5, Text("one of a, b is a multiple of the other", "a, b 之一是另一个的倍数"),
            "(a == 0 || b == 0 || a % b == 0 || b % a == 0)", [](const Int* p) {
                return p[0] == 0 || p[1] == 0 || p[0] % p[1] == 0 || p[1] % p[0] == 0;
            });
        add(4, Text("every binary one of a is one of b", "a 的二进制中的 1 在 b 中也都是 1 "),
            "(a & b) == a", [](const Int* p) { return (p[0] & p[1]) == p[0]; });
        add(4, Text("every binary one of b is one of a", "b 的二进制中的 1 在 a 中也都是 1 "),
            "(a & b) == b", [](const Int* p) { return (p[0] & p[1]) == p[1]; });
    } else {
        std::vector<std::string> equal;
        for (std::size_t k = 1; k < numbers; ++k) equal.push_back("a == " + names[k]);
        add(3, Text("all numbers are equal", "各数都相等"), joined(equal, " && "),
            [numbers](const Int* p) {
                return std::all_of(p, p + numbers, [&](Int n) { return n == p[0]; });
            });
    }
    if (numbers == 3) {
        add(4, Text("two numbers are equal and the third is 0", "有两个数相等，第三个是 0 "),
            "(a == b && c == 0) || (a == c && b == 0) || (b == c && a == 0)", [](const Int* p) {
                return (p[0] == p[1] && p[2] == 0) || (p[0] == p[2] && p[1] == 0) ||
                       (p[1] == p[2] && p[0] == 0);
            });
        add(4, Text("two numbers are equal", "有两个数相等"), "a == b || a == c || b == c",
            [](const Int* p) { return p[0] == p[1] || p[0] == p[2] || p[1] == p[2]; });
        add(4, Text("the greatest number is the sum of the others", "最大的数是另外两个之和"),
            "2 * std::max(std::max(a, b), c) == a + b + c", [](const Int* p) {
                return 2 * std::max(std::max(p[0], p[1]), p[2]) == p[0] + p[1] + p[2];
            });
    }
    if (numbers == 4) {
        add(4, Text("the numbers are in pairs of equal ones", "各数可分成相等的两对"),
            "(a == b && c == d) || (a == c && b == d) || (a == d && b == c)", [](const Int* p) {
                return (p[0] == p[1] && p[2] == p[3]) || (p[0] == p[2] && p[1] == p[3]) ||
                       (p[0] == p[3] && p[1] == p[2]);
            });
        add(
            6,
            Text("each binary digit is 1 in a number of heaps that is a multiple of 3",
                 "每个二进制位上 1 的个数都是 3 的倍数"),
            "moore(a, b, c, d)",
            [](const Int* p) {
                for (int k = 0; k < 40; ++k) {
                    int count = 0;
                    for (int i = 0; i < 4; ++i) count += static_cast<int>(p[i] >> k & 1);
                    if (count % 3 != 0) return false;
                }
                return true;
            },
            "    const auto moore = [](long long x, long long y, long long z, long long t) {\n"
            "        for (; (x | y | z | t) > 0; x /= 2, y /= 2, z /= 2, t /= 2) {\n"
            "            if ((x % 2 + y % 2 + z % 2 + t % 2) % 3 != 0) return false;\n"
            "        }\n"
            "        return true;\n"
            "    };\n");
    }
    // Misère nim: as long as a heap has two stones or more, as in nim.
    const std::string sum = joined(names, " ^ ");
    add(5,
        Text(joined(names, " xor ") + " is 0, unless all numbers are at most 1: then iff it is 1",
             joined(names, " xor ") + " = 0（若各数都不超过 1，则改为 = 1）"),
        "((" + sum + ") == 0) != (" + all_of("@ <= 1", " && ") + ")", [numbers](const Int* p) {
            Int nim_sum = 0;
            for (std::size_t k = 0; k < numbers; ++k) nim_sum ^= p[k];
            return (nim_sum == 0) != std::all_of(p, p + numbers, [](Int n) { return n <= 1; });
        });
    return all;
}

}  // namespace

void by_conditions(Finder&, const Seen& seen, Rules& out) {
    if (seen.about != About::loses) return;
    for (const Condition& condition : conditions_of(seen.upto.size())) {
        for (const bool yes : {true, false}) {
            const auto at = [is = condition.at, yes](const Int* p) { return Int{is(p) == yes}; };
            if (!follows(seen, at)) continue;
            Rule rule;
            rule.text = sentence(About::loses, yes ? condition.text
                                                   : Text("it is not so that " + condition.text.en,
                                                          "并非" + condition.text.zh));
            rule.body = condition.before + "    return " + (yes ? "" : "!(") + condition.code +
                        (yes ? "" : ")") + ";\n";
            rule.at = at;
            rule.bits = 5 + condition.bits + (yes ? 0 : 1);
            if (condition.text.en.find("unless all") != std::string::npos) rule.chapter = "misère";
            out.push_back(std::move(rule));
        }
    }
}

}  // namespace lab
