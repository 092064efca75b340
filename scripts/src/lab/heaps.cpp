// Rules for heaps, any number of them.
#include <algorithm>
#include <map>

#include "lab/grid.hpp"

namespace lab {

namespace {

const Tree kHeap = heap_variable();

#define OF_HEAPS(...)                                   \
    WRITTEN_OF(const Heaps heaps(args), __VA_ARGS__), { \
        "heaps"                                         \
    }

const Function& unpaired() {
    static const Function function = [] {
        Function all = function_of("unpaired",
                                   {"the number of heap sizes that occur an odd number of times",
                                    "出现奇数次的堆大小的个数"},
                                   OF_HEAPS({
                                       std::vector<long long> sorted(heaps.begin(), heaps.end());
                                       std::sort(sorted.begin(), sorted.end());
                                       long long unpaired = 0;
                                       for (std::size_t i = 0, j = 0; i < sorted.size(); i = j) {
                                           while (j < sorted.size() && sorted[j] == sorted[i]) ++j;
                                           unpaired += (j - i) % 2;
                                       }
                                       return unpaired;
                                   }));
        all.said = {{0,
                     {"the heaps are in pairs of equal ones", "各堆可分成相等的对"},
                     {"the heaps are not in pairs of equal ones", "各堆不能分成相等的对"}}};
        return all;
    }();
    return function;
}
const Function& different() {
    static const Function function = function_of(
        "different", {"the number of different heap sizes", "不同堆大小的个数"}, OF_HEAPS({
            std::vector<long long> sorted(heaps.begin(), heaps.end());
            std::sort(sorted.begin(), sorted.end());
            return std::unique(sorted.begin(), sorted.end()) - sorted.begin();
        }));
    return function;
}

}  // namespace

std::vector<Feature> features_of_heaps() {
    const Tree count = fold(Op::add, 1), total = fold(Op::add, kHeap), more = less(1, kHeap);
    const Tree greatest = fold(Op::max, kHeap), divisor = fold(Op::gcd, kHeap);
    return {{fold(Op::bit_xor, kHeap), 1},
            {count, 1},
            {total, 1},
            {greatest, 2},
            {fold(Op::min, kHeap), 2},
            {fold(Op::add, kHeap % 2), 2},
            {fold(Op::add, equal(kHeap % 2, 0)), 2},
            {total - count, 2},
            {total + count, 2},
            {fold(Op::add, cases({more, kHeap + 1, 0})), 3},
            {fold(Op::add, equal(kHeap, 1)), 2},
            {fold(Op::add, more), 2},
            {fold(Op::add, equal(kHeap, greatest)), 3},
            {call(different(), {}), 3},
            {call(unpaired(), {}), 3},
            {fold(Op::bit_or, kHeap), 2},
            {divisor, 3},
            {greatest / divisor, 4},
            {fold(Op::add, call(function_named("ones"), {kHeap})), 3}};
}

Tree moores_nim(Int most_lowered, bool misere) {
    const Int by = most_lowered + 1;
    const std::string m = std::to_string(by);
    Written in_binary = WRITTEN_OF(const Heaps heaps(args), {
        long long some = 0;
        for (const long long heap : heaps) some |= heap;
        for (long long bit = 1; bit <= some; bit *= 2) {
            long long ones = 0;
            for (const long long heap : heaps) ones += heap / bit % 2;
            if (ones % by != 0) return false;
        }
        return true;
    });
    in_binary.body = renamed(in_binary.body, "by", m);
    Function function = condition_named(
        "moore_" + std::to_string(most_lowered),
        {"in binary, each digit is 1 in a number of heaps that is a multiple of " + m,
         "每个二进制位上 1 的个数都是 " + m + " 的倍数"},
        {"in binary, some digit is 1 in a number of heaps that is no multiple of " + m,
         "有一个二进制位上 1 的个数不是 " + m + " 的倍数"},
        std::move(in_binary), {"heaps"});
    const Tree normal = call(kept(std::move(function)), {});
    if (!misere) return normal;
    return cases({fold(Op::all, at_most(kHeap, 1)), equal(fold(Op::add, 1) % by, 1), normal});
}

std::vector<Condition> conditions_of_heaps() {
    std::vector<Condition> all;
    for (Int m = 2; m <= 12; ++m) {
        for (Int r = 0; r < m; ++r) {
            all.emplace_back(fold(Op::all, equal(kHeap % m, r)), bits_of({m, r}) - 5);
        }
    }
    all.emplace_back(equal(fold(Op::min, kHeap), fold(Op::max, kHeap)), 2);
    for (Int k = 2; k <= 5; ++k) {
        all.emplace_back(moores_nim(k, false), bits_of_number(k) + 3, false);
        all.emplace_back(moores_nim(k, true), bits_of_number(k) + 5, false);
    }
    return all;
}

void by_two_rests(Finder&, const Sample& seen, Rules& out) {
    const std::vector<Feature>& all = features_of(seen);
    // The last position first. Each feature is reckoned once, and only where it is looked at: its rest
    // by 12 has those by 2, 3 and 4.
    std::vector<std::pair<const Int*, std::int32_t>> known;
    each_back(seen, [&](const Int* h, std::int32_t entry) {
        known.emplace_back(h, entry);
        return true;
    });
    std::vector<std::vector<std::uint8_t>> rests(all.size());
    const auto rest = [&](std::size_t feature, std::size_t at) -> int {
        std::vector<std::uint8_t>& its = rests[feature];
        while (its.size() <= at) {
            its.push_back(static_cast<std::uint8_t>(all[feature].at(known[its.size()].first) % 12));
        }
        return its[at];
    };
    for (std::size_t x = 0; x < all.size(); ++x) {
        for (std::size_t y = x + 1; y < all.size(); ++y) {
            for (const auto& [m, n] :
                 {std::pair<Int, Int>{2, 2}, {2, 3}, {3, 2}, {2, 4}, {4, 2}, {3, 3}}) {
                Sequence table(static_cast<std::size_t>(m * n), -1);
                Misses misses(seen);
                bool fits = true;
                for (std::size_t i = 0; i < known.size() && fits; ++i) {
                    const auto& [h, entry] = known[i];
                    const int at = rest(x, i) % static_cast<int>(m) * static_cast<int>(n) +
                                   rest(y, i) % static_cast<int>(n);
                    std::int32_t& is = table[static_cast<std::size_t>(at)];
                    if (is < 0) is = entry;
                    fits = is == entry || misses.allow(h);
                }
                if (!fits) continue;
                for (std::int32_t& is : table) is = std::max(is, 0);
                out.emplace_back(
                    by_table({all[x].tree % m, all[y].tree % n}, {m - 1, n - 1}, table, seen.about),
                    8 + all[x].bits + all[y].bits + static_cast<double>(2 * m * n));
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

}  // namespace

void by_heap_sums(Finder& finder, const Sample& seen, Rules& out) {
    const Sequence values = values_of_heaps(seen);
    const Int m = values.empty() ? 0 : 1 + *std::max_element(values.begin(), values.end());
    for (const Rule& found : finder.sequences.of(About::value, values, seen.table)) {
        const Tree g = with_variables(found.tree, {kHeap}), sum = fold(Op::bit_xor, g);
        const bool loses = seen.about == About::loses;
        out.emplace_back(loses ? equal(sum, 0) : sum, 4 + found.bits);
        out.back().of_each = found.tree;
        if (loses) {
            out.emplace_back(cases({fold(Op::all, at_most(g, 1)), equal(sum, 1), equal(sum, 0)}),
                             5 + found.bits);
        }
        if (!loses && m > 2 && m < 10) out.emplace_back(fold(Op::add, g) % m, 6 + found.bits);
    }
}

}  // namespace lab
