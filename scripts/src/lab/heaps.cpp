// Rules for heaps, any number of them.
#include <algorithm>
#include <bit>
#include <cmath>
#include <map>
#include <numeric>
#include <set>

#include "lab/compose.hpp"
#include "lab/rule.hpp"

namespace lab {

namespace {

using Heaps = Numbers;
using At = std::function<Int(const Heaps&)>;

struct HeapsFeature {
    Text name;
    std::string code;    // a formula
    std::string before;  // statements that it needs
    At at;
    double bits;
};

std::string loop(const std::string& start, const std::string& each) {
    return "    long long " + start + ";\n    for (const long long heap : heaps) " + each + ";\n";
}

const std::vector<HeapsFeature>& heaps_features() {
    static const std::vector<HeapsFeature> all = {
        {Text("the nim-sum of the heaps", "各堆的异或和"), "nim_sum",
         loop("nim_sum = 0", "nim_sum ^= heap"),
         [](const Heaps& h) {
             return std::accumulate(h.begin(), h.end(), Int{0}, [](Int x, Int y) { return x ^ y; });
         },
         1},
        {Text("the number of heaps", "堆数"), "count",
         "    const long long count = static_cast<long long>(heaps.size());\n",
         [](const Heaps& h) { return static_cast<Int>(h.size()); }, 1},
        {Text("the number of stones", "石子总数"), "total", loop("total = 0", "total += heap"),
         [](const Heaps& h) { return std::accumulate(h.begin(), h.end(), Int{0}); }, 1},
        {Text("the greatest heap", "最大的一堆"), "greatest",
         loop("greatest = 0", "greatest = std::max(greatest, heap)"),
         [](const Heaps& h) { return h.empty() ? 0 : h.back(); }, 2},
        {Text("the least heap", "最小的一堆"), "least",
         loop("least = heaps.empty() ? 0 : heaps[0]", "least = std::min(least, heap)"),
         [](const Heaps& h) { return h.empty() ? 0 : h.front(); }, 2},
        {Text("the number of odd heaps", "奇数堆的个数"), "odd", loop("odd = 0", "odd += heap % 2"),
         [](const Heaps& h) {
             return static_cast<Int>(
                 std::count_if(h.begin(), h.end(), [](Int n) { return n % 2 == 1; }));
         },
         2},
        {Text("the number of even heaps", "偶数堆的个数"), "even",
         loop("even = 0", "even += heap % 2 == 0"),
         [](const Heaps& h) {
             return static_cast<Int>(
                 std::count_if(h.begin(), h.end(), [](Int n) { return n % 2 == 0; }));
         },
         2},
        {Text("the number of stones less the number of heaps", "石子总数减去堆数"), "rest",
         loop("rest = 0", "rest += heap - 1"),
         [](const Heaps& h) {
             return std::accumulate(h.begin(), h.end(), Int{0}) - static_cast<Int>(h.size());
         },
         2},
        {Text("the number of stones plus the number of heaps", "石子总数加上堆数"), "sum",
         loop("sum = 0", "sum += heap + 1"),
         [](const Heaps& h) {
             return std::accumulate(h.begin(), h.end(), Int{0}) + static_cast<Int>(h.size());
         },
         2},
        {Text("the number of stones plus the number of heaps, of those of more than one stone",
              "多于一个石子的堆的石子总数加上堆数"),
         "over", loop("over = 0", "over += heap > 1 ? heap + 1 : 0"),
         [](const Heaps& h) {
             Int over = 0;
             for (const Int n : h) over += n > 1 ? n + 1 : 0;
             return over;
         },
         3},
        {Text("the number of heaps of one stone", "只有一个石子的堆数"), "single",
         loop("single = 0", "single += heap == 1"),
         [](const Heaps& h) { return static_cast<Int>(std::count(h.begin(), h.end(), 1)); }, 2},
        {Text("the number of heaps of more than one stone", "多于一个石子的堆数"), "great",
         loop("great = 0", "great += heap > 1"),
         [](const Heaps& h) {
             return static_cast<Int>(
                 std::count_if(h.begin(), h.end(), [](Int n) { return n > 1; }));
         },
         2},
        {Text("the number of greatest heaps", "最大堆的个数"), "top",
         loop("greatest = 0", "greatest = std::max(greatest, heap)") +
             loop("top = 0", "top += heap == greatest"),
         [](const Heaps& h) {
             return h.empty() ? 0 : static_cast<Int>(std::count(h.begin(), h.end(), h.back()));
         },
         3},
        {Text("the number of different heap sizes", "不同堆大小的个数"), "different",
         "    std::vector<long long> sorted = heaps;\n    std::sort(sorted.begin(), "
         "sorted.end());\n"
         "    const long long different = std::unique(sorted.begin(), sorted.end()) - "
         "sorted.begin();\n",
         [](const Heaps& h) { return static_cast<Int>(std::set<Int>(h.begin(), h.end()).size()); },
         3},
        {Text("the number of heap sizes that occur an odd number of times",
              "出现奇数次的堆大小的个数"),
         "unpaired",
         "    std::vector<long long> sorted = heaps;\n    std::sort(sorted.begin(), "
         "sorted.end());\n"
         "    long long unpaired = 0;\n"
         "    for (std::size_t i = 0, j = 0; i < sorted.size(); i = j) {\n"
         "        while (j < sorted.size() && sorted[j] == sorted[i]) ++j;\n"
         "        unpaired += (j - i) % 2;\n    }\n",
         [](const Heaps& h) {
             std::map<Int, Int> count;
             for (const Int n : h) ++count[n];
             Int odd = 0;
             for (const auto& [n, times] : count) odd += times % 2;
             return odd;
         },
         3},
        {Text("the bitwise or of the heaps", "各堆的按位或"), "any", loop("any = 0", "any |= heap"),
         [](const Heaps& h) {
             return std::accumulate(h.begin(), h.end(), Int{0}, [](Int x, Int y) { return x | y; });
         },
         2},
        {Text("the gcd of the heaps", "各堆的最大公约数"), "gcd",
         "    long long gcd = 0;\n    for (long long heap : heaps) {\n        while (heap > 0) {\n"
         "            gcd %= heap;\n            std::swap(gcd, heap);\n        }\n    }\n",
         [](const Heaps& h) {
             return std::accumulate(h.begin(), h.end(), Int{0},
                                    [](Int x, Int y) { return std::gcd(x, y); });
         },
         3},
        {Text("the number of ones of all heaps in binary", "各堆二进制中 1 的总个数"), "ones",
         "    long long ones = 0;\n    for (long long heap : heaps) {\n"
         "        for (; heap > 0; heap &= heap - 1) ++ones;\n    }\n",
         [](const Heaps& h) {
             Int ones = 0;
             for (const Int n : h) ones += std::popcount(static_cast<unsigned long long>(n));
             return ones;
         },
         3},
    };
    return all;
}

bool is_late(const SeenHeaps& seen, std::size_t index) {
    return 8 * index >= seen.heaps.size();
}

bool follows(const SeenHeaps& seen, const At& at) {
    int missed = 0;
    for (std::size_t i = seen.heaps.size(); i-- > 0;) {
        if (seen.at[i] < 0 || at(seen.heaps[i]) == seen.at[i]) continue;
        if (is_late(seen, i) || ++missed > 8) return false;
    }
    return true;
}

HeapsRule made(About about, const Text& phrase, std::string body, At at, double bits,
               std::string chapter = "") {
    HeapsRule rule;
    rule.text = sentence(about, phrase);
    rule.body = std::move(body);
    rule.at = std::move(at);
    rule.bits = bits;
    rule.chapter = std::move(chapter);
    return rule;
}

void by_features(Sequences& sequences, const SeenHeaps& seen, std::vector<HeapsRule>& out) {
    for (const HeapsFeature& feature : heaps_features()) {
        Sequence by;
        int missed = 0;
        for (std::size_t i = seen.heaps.size(); i-- > 0 && missed <= 8;) {
            if (seen.at[i] < 0) continue;
            const auto n = static_cast<std::size_t>(feature.at(seen.heaps[i]));
            if (n >= by.size()) by.resize(n + 1, -1);
            if (by[n] < 0) by[n] = seen.at[i];
            if (by[n] != seen.at[i]) missed += is_late(seen, i) ? 100 : 1;
        }
        if (missed > 8) continue;
        const std::vector<Phrase> phrases = phrases_of(seen.about, by);
        const bool is_nim_sum = &feature == &heaps_features()[0];
        for (std::size_t k = 0; k < phrases.size() && k < 2; ++k) {
            const Phrase& phrase = phrases[k];
            const bool is_constant = phrase.code.find('@') == std::string::npos;
            const bool is_nim =
                is_nim_sum && phrase.code == (seen.about == About::value ? "@" : "@ == 0");
            out.push_back(made(
                seen.about, replaced(phrase.text, "@", feature.name),
                (is_constant ? "" : feature.before) + "    return " +
                    replaced(phrase.code, "@", feature.code) + ";\n",
                [of = feature.at, at = phrase.at](const Heaps& h) { return at(of(h)); },
                5 + feature.bits + phrase.bits, is_nim ? "nim" : ""));
        }
        if (!phrases.empty()) continue;
        for (const Rule& found : sequences.of(seen.about, by)) {
            const Call call = call_of("of", found.body, feature.code);
            out.push_back(made(
                seen.about,
                found.text +
                    Text(", where n is " + feature.name.en, "，其中 n 是" + feature.name.zh),
                feature.before + call.before + "    return " + call.formula + ";\n",
                [of = feature.at, at = found.at](const Heaps& h) {
                    const Int n = of(h);
                    return at(&n);
                },
                2 + feature.bits + found.bits));
        }
    }
}

// Two features, each by its rest.
void by_two_rests(const SeenHeaps& seen, std::vector<HeapsRule>& out) {
    const std::vector<HeapsFeature>& all = heaps_features();
    for (std::size_t x = 0; x < all.size(); ++x) {
        for (std::size_t y = x + 1; y < all.size(); ++y) {
            for (const auto& [m, n] :
                 {std::pair<Int, Int>{2, 2}, {2, 3}, {3, 2}, {2, 4}, {4, 2}, {3, 3}}) {
                Sequence table(static_cast<std::size_t>(m * n), -1);
                const auto place = [m = m, n = n, of_x = all[x].at,
                                    of_y = all[y].at](const Heaps& h) {
                    return static_cast<std::size_t>(of_x(h) % m * n + of_y(h) % n);
                };
                int missed = 0;
                for (std::size_t i = seen.heaps.size(); i-- > 0 && missed <= 8;) {
                    if (seen.at[i] < 0) continue;
                    std::int32_t& is = table[place(seen.heaps[i])];
                    if (is < 0) is = seen.at[i];
                    if (is != seen.at[i]) missed += is_late(seen, i) ? 100 : 1;
                }
                if (missed > 8) continue;
                for (std::int32_t& is : table) is = std::max(is, 0);
                const std::string by_m = std::to_string(m), by_n = std::to_string(n);
                const std::string table_code = list_of(table);
                const Text which(" by " + all[x].name.en + " mod " + by_m + " and " +
                                     all[y].name.en + " mod " + by_n,
                                 "由" + all[x].name.zh + " mod " + by_m + " 和" + all[y].name.zh +
                                     " mod " + by_n + " ");
                const Text phrase = seen.about == About::value
                                        ? Text("the entry of " + table_code + which.en,
                                               table_code + " 中" + which.zh + "决定的一项")
                                        : Text("the entry of " + table_code + which.en + " is 1",
                                               table_code + " 中" + which.zh + "决定的一项为 1 ");
                std::string before = all[x].before;
                if (all[y].before != before) before += all[y].before;
                out.push_back(made(
                    seen.about, phrase,
                    before + "    static const int table[] = " + table_code +
                        ";\n    return table[" + all[x].code + " % " + by_m + " * " + by_n + " + " +
                        all[y].code + " % " + by_n + "];\n",
                    [table, place](const Heaps& h) { return Int{table[place(h)]}; },
                    8 + all[x].bits + all[y].bits + static_cast<double>(2 * m * n)));
            }
        }
    }
}

// Values of single heaps: from the table, or, where only outcomes are known, so that as many heaps as
// possible have a nim-sum of 0 where they lose. Unknown from the first heap on that has none.
Sequence values_of_heaps(const SeenHeaps& seen) {
    std::map<Heaps, std::int32_t> entries;
    Int greatest = 0;
    for (std::size_t i = 0; i < seen.heaps.size(); ++i) {
        if (seen.at[i] < 0) continue;
        entries[seen.heaps[i]] = seen.at[i];
        if (!seen.heaps[i].empty()) greatest = std::max(greatest, seen.heaps[i].back());
    }
    Sequence values(static_cast<std::size_t>(greatest + 1), -1);
    const auto lost = [&](Heaps heaps) {
        std::sort(heaps.begin(), heaps.end());
        const auto found = entries.find(heaps);
        return found == entries.end() ? std::int32_t{-1} : found->second;
    };
    const bool misere = seen.table != nullptr && seen.table->misere;
    std::int32_t next = 1;
    for (Int h = 1; h <= greatest; ++h) {
        std::int32_t& value = values[static_cast<std::size_t>(h)];
        const std::int32_t alone = lost({h});
        if (seen.about == About::value) {
            value = alone;
            continue;
        }
        if (alone < 0) break;
        if (!misere && alone == 1) value = 0;
        if (misere && alone == 1) {
            value = 1;
            next = std::max(next, 2);
        }
        // In the misère game heaps of values 0 and 1 lose together, and only with a value of 2 or more
        // does a nim-sum of 0 lose.
        for (Int y = 1; y < h && value < 0; ++y) {
            const std::int32_t of_y = values[static_cast<std::size_t>(y)];
            if (misere && of_y == 1 && lost({y, h}) == 1) value = 0;
            if (misere && of_y <= 1) continue;
            if (lost({y, h}) == 1) value = of_y;
        }
        for (Int y = 1; y < h && value < 0; ++y) {
            for (Int z = y; z < h && value < 0; ++z) {
                const std::int32_t sum =
                    values[static_cast<std::size_t>(y)] ^ values[static_cast<std::size_t>(z)];
                if (misere && sum <= 1) continue;
                if (lost({y, z, h}) == 1) value = sum;
            }
        }
        // Unlike every sum of two before it: a power of two, as far as the table can tell.
        if (value < 0) {
            if (misere && next == 1) {
                value = 0;
                continue;
            }
            if (2 * h > greatest && h > 2) break;
            value = next;
            next *= 2;
        }
    }
    return values;
}

void by_nim_sums(Sequences& sequences, const SeenHeaps& seen, std::vector<HeapsRule>& out) {
    const Sequence values = values_of_heaps(seen);
    for (const Rule& found : sequences.of(About::value, values)) {
        const auto g = [at = found.at](Int h) { return at(&h); };
        const Call call = call_of("g", found.body, "heap");
        if (call.formula == "heap") {
            if (seen.about == About::value) continue;
        }
        const Text where =
            Text(", where g(n) is " + found.text.en, "，其中 g(n) = " + found.text.zh + " ");
        const std::string sum_code = call.before + loop("sum = 0", "sum ^= " + call.formula);
        const At sum = [g](const Heaps& h) {
            Int result = 0;
            for (const Int n : h) result ^= g(n);
            return result;
        };
        if (seen.about == About::value) {
            out.push_back(
                made(seen.about,
                     Text("the nim-sum of g(heap) over all heaps", "所有 g(堆) 的异或和") + where,
                     sum_code + "    return sum;\n", sum, 4 + found.bits));
            continue;
        }
        const bool plain = call.formula == "heap";
        if (!plain) {
            out.push_back(made(
                seen.about,
                Text("the nim-sum of g(heap) over all heaps is 0", "所有 g(堆) 的异或和为 0") +
                    where,
                sum_code + "    return sum == 0;\n",
                [sum](const Heaps& h) { return Int{sum(h) == 0}; }, 4 + found.bits));
        }
        const Text head = plain
                              ? Text(
                                    "the nim-sum of the heaps is 0, unless all heaps are at most "
                                    "1: then iff it is 1",
                                    "各堆的异或和为 0（若各堆都不超过 1，则改为 1）")
                              : Text(
                                    "the nim-sum of g(heap) over all heaps is 0, unless all "
                                    "g(heap) are at most 1: "
                                    "then iff it is 1",
                                    "所有 g(堆) 的异或和为 0（若所有 g(堆) 都不超过 1，则改为 1）");
        out.push_back(made(
            seen.about, plain ? head : head + where,
            call.before +
                "    long long sum = 0, most = 0;\n    for (const long long heap : heaps) {\n"
                "        sum ^= " +
                call.formula + ";\n        most = std::max<long long>(most, " + call.formula +
                ");\n    }\n    return (sum == 0) == (most > 1);\n",
            [g](const Heaps& h) {
                Int result = 0, most = 0;
                for (const Int n : h) {
                    result ^= g(n);
                    most = std::max(most, g(n));
                }
                return Int{(result == 0) == (most > 1)};
            },
            5 + found.bits, plain ? "misère" : ""));
    }
}

// The value is the sum of one for each heap, modulo m.
void by_sums_of_rests(Sequences& sequences, const SeenHeaps& seen, std::vector<HeapsRule>& out) {
    if (seen.about != About::value) return;
    const Sequence values = values_of_heaps(seen);
    const Int m = values.empty() ? 0 : 1 + *std::max_element(values.begin(), values.end());
    if (m < 3 || m > 9) return;
    for (const Rule& found : sequences.of(About::value, values)) {
        const Call call = call_of("g", found.body, "heap");
        const std::string by = std::to_string(m);
        out.push_back(made(
            seen.about,
            Text("the sum of g(heap) over all heaps mod " + by + ", where g(n) is " + found.text.en,
                 "所有 g(堆) 之和 mod " + by + "，其中 g(n) = " + found.text.zh),
            call.before + loop("sum = 0", "sum += " + call.formula) + "    return sum % " + by +
                ";\n",
            [m, at = found.at](const Heaps& h) {
                Int sum = 0;
                for (const Int n : h) sum += at(&n);
                return sum % m;
            },
            6 + found.bits));
    }
}

void by_conditions(const SeenHeaps& seen, std::vector<HeapsRule>& out) {
    if (seen.about != About::loses) return;
    const auto propose = [&](const Text& text, const std::string& before, const std::string& code,
                             const std::function<bool(const Heaps&)>& is, double bits) {
        for (const bool yes : {true, false}) {
            const At at = [is, yes](const Heaps& h) { return Int{is(h) == yes}; };
            if (!follows(seen, at)) continue;
            out.push_back(made(About::loses,
                               yes ? text : Text("it is not so that " + text.en, "并非" + text.zh),
                               before + "    return " + (yes ? code : "!(" + code + ")") + ";\n",
                               at, bits + (yes ? 0 : 1)));
        }
    };
    const auto all = [](const Heaps& h, Int m, Int r) {
        return std::all_of(h.begin(), h.end(), [&](Int n) { return n % m == r; });
    };
    for (Int m = 2; m <= 12; ++m) {
        for (Int r = 0; r < m; ++r) {
            const std::string by = std::to_string(m), is = std::to_string(r);
            const Text text =
                m == 2 ? r == 0 ? Text("all heaps are even", "各堆都是偶数")
                                : Text("all heaps are odd", "各堆都是奇数")
                : r == 0 ? Text("all heaps are multiples of " + by, "各堆都是 " + by + " 的倍数")
                         : Text("all heaps are " + is + " mod " + by,
                                "各堆 mod " + by + " 都等于 " + is + " ");
            propose(
                text,
                "    bool all = true;\n    for (const long long heap : heaps) all = all && heap "
                "% " +
                    by + " == " + is + ";\n",
                "all", [m, r, all](const Heaps& h) { return all(h, m, r); }, bits_of({m, r}));
        }
    }
    propose(
        Text("all heaps are equal", "各堆都相等"),
        "    bool all = true;\n    for (const long long heap : heaps) all = all && heap == "
        "heaps[0];\n",
        "all", [](const Heaps& h) { return h.empty() || h.front() == h.back(); }, 7);
    for (Int k = 2; k <= 5; ++k) {
        for (const bool misere : {false, true}) {
            const std::string by = std::to_string(k + 1);
            const Text text(
                std::string(
                    "in binary, each digit is 1 in a number of heaps that is a multiple of ") +
                    by +
                    (misere
                         ? ", unless all heaps are at most 1: then iff the number of heaps mod " +
                               by + " is 1"
                         : ""),
                "每个二进制位上 1 的个数都是 " + by + " 的倍数" +
                    (misere ? "（若各堆都不超过 1，则改为堆数 mod " + by + " = 1）" : ""));
            propose(
                text,
                "    bool all = true;\n    long long most = 0;\n"
                "    for (const long long heap : heaps) most = std::max(most, heap);\n"
                "    for (int digit = 0; most >> digit > 0; ++digit) {\n"
                "        long long ones = 0;\n"
                "        for (const long long heap : heaps) ones += heap >> digit & 1;\n"
                "        all = all && ones % " +
                    by + " == " + (misere ? "(most <= 1 ? 1 : 0)" : "0") + ";\n    }\n",
                misere ? "all && most > 0" : "all",
                [k, misere](const Heaps& h) {
                    const Int most = h.empty() ? 0 : h.back();
                    if (misere && most == 0) return false;
                    for (int digit = 0; most >> digit > 0; ++digit) {
                        Int ones = 0;
                        for (const Int n : h) ones += n >> digit & 1;
                        if (ones % (k + 1) != (misere && most <= 1 ? 1 : 0)) return false;
                    }
                    return true;
                },
                bits_of({k}) + 3 + (misere ? 2 : 0));
        }
    }
}

struct HeapsCase {
    Text text;
    std::string before, code;
    std::function<bool(const Heaps&)> at;
    double bits;
};

std::vector<HeapsCase> heaps_cases() {
    std::vector<HeapsCase> cases;
    for (const HeapsFeature& feature : heaps_features()) {
        for (const Int c : {0, 1, 2}) {
            const std::string is = std::to_string(c);
            cases.push_back({feature.name + Text(" is " + is, "为 " + is + " "), feature.before,
                             feature.code + " == " + is,
                             [at = feature.at, c](const Heaps& h) { return at(h) == c; },
                             feature.bits + static_cast<double>(c) + 1});
        }
        for (const Int c : {1, 2, 3}) {
            const std::string is = std::to_string(c);
            cases.push_back({feature.name + Text(" is at most " + is, "至多为 " + is + " "),
                             feature.before, feature.code + " <= " + is,
                             [at = feature.at, c](const Heaps& h) { return at(h) <= c; },
                             feature.bits + static_cast<double>(c) + 2});
        }
        cases.push_back(
            {feature.name + Text(" is even", "是偶数"), feature.before, feature.code + " % 2 == 0",
             [at = feature.at](const Heaps& h) { return at(h) % 2 == 0; }, feature.bits + 2});
    }
    return cases;
}

std::vector<HeapsRule> simple_rules(Sequences& sequences, const SeenHeaps& seen) {
    std::vector<HeapsRule> found;
    by_features(sequences, seen, found);
    by_nim_sums(sequences, seen, found);
    by_sums_of_rests(sequences, seen, found);
    by_conditions(seen, found);
    by_two_rests(seen, found);
    std::stable_sort(found.begin(), found.end(),
                     [](const HeapsRule& x, const HeapsRule& y) { return x.bits < y.bits; });
    std::vector<HeapsRule> right;
    for (HeapsRule& rule : found) {
        if (right.size() < 10 && follows(seen, rule.at)) right.push_back(std::move(rule));
    }
    return right;
}

void by_cases(Sequences& sequences, const SeenHeaps& seen, std::vector<HeapsRule>& out) {
    for (const HeapsCase& one : heaps_cases()) {
        SeenHeaps yes = seen, no = seen;
        std::size_t in_yes = 0, in_no = 0;
        for (std::size_t i = 0; i < seen.heaps.size(); ++i) {
            if (seen.at[i] < 0) continue;
            const bool is = one.at(seen.heaps[i]);
            (is ? no : yes).at[i] = -1;
            ++(is ? in_yes : in_no);
        }
        if (in_yes < 4 || in_no < 4) continue;
        const std::vector<HeapsRule> of_yes = simple_rules(sequences, yes);
        if (of_yes.empty()) continue;
        const std::vector<HeapsRule> of_no = simple_rules(sequences, no);
        if (of_no.empty()) continue;
        HeapsRule rule;
        const HeapsRule &x = of_yes[0], &y = of_no[0];
        rule.text = Text("if ", "若") + one.text + Text(", ", "，") + x.text +
                    Text("; else ", "；否则") + y.text;
        const auto inner = [&](const char* name, const std::string& body) {
            std::string code = std::string("    const auto ") + name +
                               " = [](const std::vector<long long>&" +
                               (mentions(body, "heaps") ? " heaps" : "") + ") -> long long {\n";
            return code + indented(body) + "    };\n";
        };
        rule.body = inner("one", x.body) + inner("other", y.body) + one.before + "    return " +
                    one.code + " ? one(heaps) : other(heaps);\n";
        rule.at = [is = one.at, x = x.at, y = y.at](const Heaps& h) { return is(h) ? x(h) : y(h); };
        rule.bits = one.bits + x.bits + y.bits;
        out.push_back(std::move(rule));
    }
}

}  // namespace

std::vector<HeapsRule> heaps_rules(const SeenHeaps& whole) {
    SeenHeaps seen = whole;
    if (seen.heaps.size() > 8000) {
        seen.heaps.resize(8000);
        seen.at.resize(8000);
    }
    Sequences sequences;
    std::vector<HeapsRule> found = simple_rules(sequences, seen);
    if (found.empty() || found[0].bits > 16) by_cases(sequences, seen, found);
    std::stable_sort(found.begin(), found.end(),
                     [](const HeapsRule& x, const HeapsRule& y) { return x.bits < y.bits; });
    if (found.size() > 12) found.resize(12);
    const bool nim = seen.table != nullptr && seen.table->moves.nim;
    for (HeapsRule& rule : found) {
        if (nim && !seen.table->misere && rule.chapter == "nim") {
            rule.theorem = Text("Bouton's theorem", "Bouton 定理");
        } else if (nim && seen.table->misere && rule.chapter == "misère") {
            rule.theorem = Text("Bouton's theorem for misère nim", "反常 Nim 的 Bouton 定理");
            rule.chapter = "nim";
        }
        if (rule.theorem.empty()) rule.chapter.clear();
    }
    return found;
}

}  // namespace lab
