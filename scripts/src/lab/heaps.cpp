// Rules for heaps, any number of them.
#include <algorithm>
#include <map>
#include <set>

#include "lab/grid.hpp"

namespace lab {

namespace {

// Statements that reckon a number of the heaps, written once.
#define OF_HEAPS(name, ...) \
#name, LAID_OUT({__VA_ARGS__}), [](const Int* first) -> Int {       \
        const Heaps heaps(first);                                       \
        __VA_ARGS__ return name;                                        \
    }
#define OF_EACH(name, ...) \
    OF_HEAPS(name, long long name = 0; for (const long long heap : heaps) name __VA_ARGS__;)

// What the positions are where the table of the two rests has a 1, or else the entry.
Text two_rests_text(About about, const Text& x, Int m, const Text& y, Int n,
                    const Sequence& table) {
    Text ones;
    for (Int i = 0; i < m * n; ++i) {
        if (table[static_cast<std::size_t>(i)] != 1) continue;
        ones += (ones.empty() ? Text() : Text(", or ", "，或")) + rest_text(x, m, {i / n}) +
                Text(" and ", "，且") + rest_text(y, n, {i % n});
    }
    if (about == About::loses && std::count(table.begin(), table.end(), 1) < 3) return ones;
    const Text which = Text("the entry of ", "") + Text(set_of(table)) + Text(" by ", " 中由") + x +
                       Text(" mod " + std::to_string(m)) + Text(" and ", " 和") + y +
                       Text(" mod " + std::to_string(n)) + Text("", " 决定的一项");
    return about == About::value ? which : is_text(which, "1");
}

}  // namespace

std::vector<Feature> features_of_heaps() {
    std::vector<Feature> all;
    const auto add = [&](double cost, Text name, std::string code, std::string before, At at,
                         const Text& none = {}) {
        all.push_back(
            {std::move(name), std::move(code), std::move(before), std::move(at), cost, none});
    };
    add(1, {"the nim-sum of the heaps", "各堆的异或和"}, OF_EACH(nim_sum, ^= heap));
    add(1, {"the number of heaps", "堆数"},
        OF_HEAPS(count, const long long count = static_cast<long long>(heaps.size());),
        {"there is no heap", "没有堆"});
    add(1, {"the number of stones", "石子总数"}, OF_EACH(total, += heap));
    add(2, {"the greatest heap", "最大的一堆"}, OF_EACH(greatest, = std::max(greatest, heap)));
    add(2, {"the least heap", "最小的一堆"},
        OF_HEAPS(least, long long least = heaps.empty() ? 0 : heaps[0];
                 for (const long long heap
                      : heaps) least = std::min(least, heap);));
    add(2, {"the number of odd heaps", "奇数堆的个数"}, OF_EACH(odd, += heap % 2),
        {"no heap is odd", "没有奇数堆"});
    add(2, {"the number of even heaps", "偶数堆的个数"}, OF_EACH(even, += heap % 2 == 0),
        {"no heap is even", "没有偶数堆"});
    add(2, {"the number of stones less the number of heaps", "石子总数减去堆数"},
        OF_EACH(rest, += heap - 1), {"no heap has more than one stone", "没有多于一个石子的堆"});
    add(2, {"the number of stones plus the number of heaps", "石子总数加上堆数"},
        OF_EACH(stones_and_heaps, += heap + 1));
    add(3,
        {"the number of stones plus the number of heaps, of those of more than one stone",
         "多于一个石子的堆的石子总数加上堆数"},
        OF_EACH(over, += heap > 1 ? heap + 1 : 0));
    add(2, {"the number of heaps of one stone", "只有一个石子的堆数"},
        OF_EACH(single, += heap == 1), {"no heap has just one stone", "没有只有一个石子的堆"});
    add(2, {"the number of heaps of more than one stone", "多于一个石子的堆数"},
        OF_EACH(great, += heap > 1), {"no heap has more than one stone", "没有多于一个石子的堆"});
    add(3, {"the number of greatest heaps", "最大堆的个数"},
        OF_HEAPS(
            top, long long highest = 0, top = 0; for (const long long heap
                                                      : heaps) {
                if (heap > highest) top = 0;
                if (heap >= highest) ++top;
                highest = std::max(highest, heap);
            }));
    add(3, {"the number of different heap sizes", "不同堆大小的个数"},
        OF_HEAPS(different, std::vector<long long> sorted(heaps.begin(), heaps.end());
                 std::sort(sorted.begin(), sorted.end());
                 const long long different =
                     std::unique(sorted.begin(), sorted.end()) - sorted.begin();));
    add(3,
        {"the number of heap sizes that occur an odd number of times", "出现奇数次的堆大小的个数"},
        OF_HEAPS(
            unpaired, std::vector<long long> in_order(heaps.begin(), heaps.end());
            std::sort(in_order.begin(), in_order.end()); long long unpaired = 0;
            for (std::size_t i = 0, j = 0; i < in_order.size(); i = j) {
                while (j < in_order.size() && in_order[j] == in_order[i]) ++j;
                unpaired += (j - i) % 2;
            }),
        {"the heaps are in pairs of equal ones", "各堆可分成相等的对"});
    add(2, {"the bitwise or of the heaps", "各堆的按位或"}, OF_EACH(any, |= heap));
    add(3, {"the gcd of the heaps", "各堆的最大公约数"},
        OF_HEAPS(
            gcd, long long gcd = 0; for (long long heap
                                         : heaps) {
                while (heap > 0) {
                    gcd %= heap;
                    std::swap(gcd, heap);
                }
            }));
    add(4, {"the greatest heap divided by the gcd of the heaps", "最大的一堆除以各堆的最大公约数"},
        OF_HEAPS(
            quotient, long long divisor = 0; long long quotient = 0; for (const long long heap
                                                                          : heaps) {
                quotient = std::max(quotient, heap);
                for (long long other = heap; other > 0; std::swap(divisor, other)) divisor %= other;
            } if (divisor > 0) quotient /= divisor;));
    add(3, {"the number of ones of all heaps in binary", "各堆二进制中 1 的总个数"},
        OF_HEAPS(
            ones, long long ones = 0; for (long long heap
                                           : heaps) {
                for (; heap > 0; heap &= heap - 1) ++ones;
            }));
    return all;
}

std::vector<Condition> conditions_of_heaps() {
    std::vector<Condition> all;
    const auto add = [&](double cost, Text text, Text contrary, std::string before,
                         std::string code, At at, std::string chapter = "") {
        all.push_back({std::move(text), std::move(contrary), std::move(code), std::move(before),
                       std::move(at), cost, std::move(chapter)});
    };
    const auto each_is = [](const std::string& what) {
        return "    bool all = true;\n    for (const long long heap : heaps) all = all && heap" +
               what + ";\n";
    };
    for (Int m = 2; m <= 12; ++m) {
        for (Int r = 0; r < m; ++r) {
            const std::string by = std::to_string(m), is = std::to_string(r);
            const Text one = m == 2 ? r == 0 ? Text("even", "偶数") : Text("odd", "奇数")
                             : r == 0
                                 ? Text("a multiple of " + by, by + " 的倍数")
                                 : Text(is + " mod " + by, "除以 " + by + " 余 " + is + " 的数");
            add(bits_of({m, r}) - 5, Text("each heap is ", "各堆都是 ") + one,
                Text("some heap is not ", "有一堆不是 ") + one, each_is(" % " + by + " == " + is),
                "all", [m, r](const Int* p) {
                    const Heaps h(p);
                    return Int{std::all_of(h.begin(), h.end(), [&](Int n) { return n % m == r; })};
                });
        }
    }
    add(2, {"all heaps are equal", "各堆都相等"}, {"not all heaps are equal", "各堆不全相等"},
        each_is(" == heaps[0]"), "all", [](const Int* p) {
            const Heaps h(p);
            return Int{h.empty() || h[0] == h[h.size() - 1]};
        });
    for (Int k = 2; k <= 5; ++k) {
        for (const bool misere : {false, true}) {
            const std::string by = std::to_string(k + 1);
            Text text("in binary, each digit is 1 in a number of heaps that is a multiple of " + by,
                      "每个二进制位上 1 的个数都是 " + by + " 的倍数");
            if (misere) {
                text += Text(", unless all heaps are at most 1: then iff the number of heaps mod " +
                                 by + " is 1",
                             "（若各堆都不超过 1，则改为堆数 mod " + by + " = 1）");
            }
            add(
                bits_of_number(k) + (misere ? 5 : 3), text, {},
                "    bool all = true;\n    long long most = 0;\n"
                "    for (const long long heap : heaps) most = std::max(most, heap);\n"
                "    for (int digit = 0; most >> digit > 0; ++digit) {\n"
                "        long long ones = 0;\n"
                "        for (const long long heap : heaps) ones += heap >> digit & 1;\n"
                "        all = all && ones % " +
                    by + " == " + (misere ? "(most <= 1 ? 1 : 0)" : "0") + ";\n    }\n",
                misere ? "all && most > 0" : "all",
                [k, misere](const Int* p) {
                    const Heaps h(p);
                    const Int most = h.empty() ? 0 : h[h.size() - 1];
                    if (misere && most == 0) return Int{0};
                    for (int digit = 0; most >> digit > 0; ++digit) {
                        Int ones = 0;
                        for (const Int n : h) ones += n >> digit & 1;
                        if (ones % (k + 1) != (misere && most <= 1 ? 1 : 0)) return Int{0};
                    }
                    return Int{1};
                },
                misere ? "" : "heap-games " + std::to_string(k));
        }
    }
    return all;
}

void by_two_rests(Finder&, const Sample& seen, Rules& out) {
    const std::vector<Feature>& all = features_of(seen);
    // The last position first. Each feature is reckoned once: its rest by 12 has those by 2, 3 and 4.
    std::vector<std::pair<const Int*, std::int32_t>> known;
    std::vector<std::vector<std::uint8_t>> rests(all.size());
    each_back(seen, [&](const Int* h, std::int32_t entry) {
        known.emplace_back(h, entry);
        for (std::size_t i = 0; i < all.size(); ++i) {
            rests[i].push_back(static_cast<std::uint8_t>(all[i].at(h) % 12));
        }
        return true;
    });
    for (std::size_t x = 0; x < all.size(); ++x) {
        for (std::size_t y = x + 1; y < all.size(); ++y) {
            for (const auto& [m, n] :
                 {std::pair<Int, Int>{2, 2}, {2, 3}, {3, 2}, {2, 4}, {4, 2}, {3, 3}}) {
                Sequence table(static_cast<std::size_t>(m * n), -1);
                const auto place = [m = m, n = n, of_x = all[x].at,
                                    of_y = all[y].at](const Int* h) {
                    return static_cast<std::size_t>(of_x(h) % m * n + of_y(h) % n);
                };
                Misses misses(seen);
                bool fits = true;
                for (std::size_t i = 0; i < known.size() && fits; ++i) {
                    const auto& [h, entry] = known[i];
                    const int at = rests[x][i] % static_cast<int>(m) * static_cast<int>(n) +
                                   rests[y][i] % static_cast<int>(n);
                    std::int32_t& is = table[static_cast<std::size_t>(at)];
                    if (is < 0) is = entry;
                    fits = is == entry || misses.allow(h);
                }
                if (!fits) continue;
                for (std::int32_t& is : table) is = std::max(is, 0);
                const std::string by_m = std::to_string(m), by_n = std::to_string(n);
                out.push_back(rule_for(
                    seen.about, two_rests_text(seen.about, all[x].name, m, all[y].name, n, table),
                    all[x].before + all[y].before + "    static const int table[] = " +
                        set_of(table) + ";\n    return table[" + all[x].code + " % " + by_m +
                        " * " + by_n + " + " + all[y].code + " % " + by_n + "];\n",
                    [table, place](const Int* h) { return Int{table[place(h)]}; },
                    8 + all[x].bits + all[y].bits + static_cast<double>(2 * m * n)));
            }
        }
    }
}

namespace {

// Values of single heaps: from the table, or, where only outcomes are known, so that as many heaps as
// possible have a nim-sum of 0 where they lose. Unknown from the first heap on that has none.
Sequence values_of_heaps(const Sample& seen) {
    std::map<Numbers, std::int32_t> entries;
    Int greatest = 0;
    for (std::size_t i = 0; i < seen.heaps.size(); ++i) {
        if (seen.at[i] < 0) continue;
        const Heaps heaps(seen.heaps[i].data());
        entries[Numbers(heaps.begin(), heaps.end())] = seen.at[i];
        if (!heaps.empty()) greatest = std::max(greatest, heaps[heaps.size() - 1]);
    }
    Sequence values(static_cast<std::size_t>(greatest + 1), -1);
    if (seen.table != nullptr && seen.table->moves.taken) values[0] = 0;  // else of no heap
    const auto lost = [&](Numbers heaps) {
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

// The code of a loop over the heaps with `each` in it, after the declaration of what it changes.
std::string loop(const std::string& begin, const std::string& each) {
    return "    long long " + begin + " = 0;\n    for (const long long heap : heaps) " + each +
           ";\n";
}

// What is said and done with g(heap), or with the heap itself.
struct OfHeap {
    Text name, where;
    Call call;
    std::function<Int(Int)> g;
    double bits;
    bool plain;
    std::shared_ptr<const Rule> rule;
};

OfHeap of_heap(const Rule& found) {
    const Call call = call_of("g", found.body, "heap");
    const bool plain = call.formula == "heap";
    return {plain ? Text("the nim-sum of the heaps", "各堆的异或和")
                  : Text("the nim-sum of g(heap) over all heaps", "所有 g(堆) 的异或和"),
            plain ? Text() : Text(", where g(n) is ", "，其中 g(n) 是 ") + found.text,
            call,
            [at = found.at](Int heap) { return at(&heap); },
            found.bits,
            plain,
            std::make_shared<Rule>(found)};
}

void add_nim_sum(About about, const OfHeap& of, Rules& out) {
    if (of.plain) return;  // a feature
    const bool loses = about == About::loses;
    out.push_back(rule_for(
        about, (loses ? is_text(of.name, "0") : of.name) + of.where,
        of.call.before + loop("sum", "sum ^= " + of.call.formula) + "    return sum" +
            (loses ? " == 0;\n" : ";\n"),
        [loses, g = of.g](const Int* h) {
            Int sum = 0;
            for (const Int n : Heaps(h)) sum ^= g(n);
            return loses ? Int{sum == 0} : sum;
        },
        4 + of.bits));
    out.back().of_each = of.rule;
}

void add_misere_sum(const OfHeap& of, Rules& out) {
    const std::string all = of.plain ? "heaps" : "g(heap)";
    const Text phrase =
        is_text(of.name, "0") +
        Text(", unless all " + all + " are at most 1: then iff it is 1",
             std::string(of.plain ? "（若各堆" : "（若所有 g(堆) ") + "都不超过 1，则改为 1）");
    out.push_back(rule_for(
        About::loses, phrase + of.where,
        of.call.before +
            "    long long sum = 0, most = 0;\n    for (const long long heap : heaps) {\n"
            "        sum ^= " +
            of.call.formula + ";\n        most = std::max<long long>(most, " + of.call.formula +
            ");\n    }\n    return (sum == 0) == (most > 1);\n",
        [g = of.g](const Int* h) {
            Int result = 0, most = 0;
            for (const Int n : Heaps(h)) {
                result ^= g(n);
                most = std::max(most, g(n));
            }
            return Int{(result == 0) == (most > 1)};
        },
        5 + of.bits, of.plain ? "misère" : ""));
}

// The value is the sum of one for each heap, modulo m.
void add_sum_of_rests(const OfHeap& of, Int m, Rules& out) {
    const std::string by = std::to_string(m);
    out.push_back(rule_for(
        About::value,
        Text("the sum of g(heap) over all heaps mod " + by, "所有 g(堆) 之和 mod " + by) + of.where,
        of.call.before + loop("sum", "sum += " + of.call.formula) + "    return sum % " + by +
            ";\n",
        [m, g = of.g](const Int* h) {
            Int sum = 0;
            for (const Int n : Heaps(h)) sum += g(n);
            return sum % m;
        },
        6 + of.bits));
}

}  // namespace

void by_heap_sums(Finder& finder, const Sample& seen, Rules& out) {
    const Sequence values = values_of_heaps(seen);
    const Int m = values.empty() ? 0 : 1 + *std::max_element(values.begin(), values.end());
    for (const Rule& found : finder.sequences.of(About::value, values, seen.table)) {
        const OfHeap of = of_heap(found);
        add_nim_sum(seen.about, of, out);
        if (seen.about == About::loses) add_misere_sum(of, out);
        if (seen.about == About::value && m > 2 && m < 10) add_sum_of_rests(of, m, out);
    }
}

}  // namespace lab
