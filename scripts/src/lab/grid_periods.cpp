// Rests of the numbers, and blocks of quotients and rests.
#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

#include "lab/grid.hpp"

namespace lab {

namespace {

struct Period {
    Int start = 0, length = 0;
    Int states() const { return start + length; }
    Int of(Int n) const { return n < start ? n : start + (n - start) % length; }
};

// How the table repeats along number k; no length if it does not.
Period period_of(const Sample& seen, std::size_t k) {
    const Int size = seen.upto[k] + 1;
    Int step = 1;
    for (std::size_t i = k + 1; i < seen.upto.size(); ++i) step *= seen.upto[i] + 1;
    Period best;
    for (Int length = 1; length <= std::min<Int>(32, size / 2); ++length) {
        Int start = 0;
        for (std::size_t i = 0; i < seen.at.size(); ++i) {
            const Int n = static_cast<Int>(i) / step % size;
            if (n < start || n + length >= size) continue;
            const std::int32_t x = seen.at[i],
                               y = seen.at[i + static_cast<std::size_t>(step * length)];
            if (x >= 0 && y >= 0 && x != y) start = n + 1;
            if (3 * start > size + 3) break;
        }
        // What is taken for a period has been seen twice.
        if (start + 2 * length > size || 3 * start > size + 3) continue;
        if (best.length == 0 || start + length < best.states()) best = {start, length};
    }
    return best;
}

Tree place_of(const Tree& n, const Period& period) {
    if (period.length == 1) return min_of({n, period.start});
    if (period.start == 0) return n % period.length;
    return cases({less(n, period.start), n, (n - period.start) % period.length + period.start});
}

double bits_per_entry(const Sequence& table) {
    const std::set<std::int32_t> different(table.begin(), table.end());
    return std::max(1., std::log2(static_cast<double>(different.size())));
}

}  // namespace

Tree by_table(const Trees& places, const Numbers& upto, const Sequence& table, About about) {
    if (about == About::loses && std::count(table.begin(), table.end(), 1) <= 6) {
        std::vector<Numbers> lost;
        Int at[4] = {};
        for (const std::int32_t is : table) {
            if (is == 1) lost.emplace_back(at, at + upto.size());
            step_in(upto, at);
        }
        return is_one_of(places, upto, lost);
    }
    Tree index = 0;
    for (std::size_t k = 0; k < places.size(); ++k) index = index * (upto[k] + 1) + places[k];
    return lookup(Numbers(table.begin(), table.end()), index);
}

void by_periods(Finder&, const Sample& seen, Rules& out) {
    const std::size_t numbers = seen.upto.size();
    std::vector<Period> periods;
    Int size = 1;
    double cost = 5;
    for (std::size_t k = 0; k < numbers; ++k) {
        periods.push_back(period_of(seen, k));
        if (periods[k].length == 0) return;
        size *= periods[k].states();
        cost += bits_of({periods[k].start, periods[k].length}) - 5;
        if (size > 400 || size * 3 > static_cast<Int>(seen.size())) return;
    }
    if (size == 1) return;
    Sequence table(static_cast<std::size_t>(size), -1);
    const auto place = [periods](const Int* p) {
        Int index = 0;
        for (std::size_t k = 0; k < periods.size(); ++k) {
            index = index * periods[k].states() + periods[k].of(p[k]);
        }
        return static_cast<std::size_t>(index);
    };
    each(seen, [&](const Int* p, std::int32_t is) {
        table[place(p)] = is;
        return true;
    });
    for (std::int32_t& is : table) is = std::max(is, 0);
    Trees places;
    Numbers upto;
    for (std::size_t k = 0; k < numbers; ++k) {
        upto.push_back(periods[k].states() - 1);
        places.push_back(upto[k] == 0 ? Tree(0) : place_of(variable(k), periods[k]));
    }
    out.emplace_back(by_table(places, upto, table, seen.about),
                     cost + static_cast<double>(size) * bits_per_entry(table));
}

void by_blocks(Finder& finder, const Sample& seen, Rules& out) {
    if (seen.about != About::value) return;
    const std::size_t numbers = seen.upto.size();
    // Values below k are rests alone.
    const Int greatest = *std::max_element(seen.at.begin(), seen.at.end());
    for (Int k = 2; k <= std::min<Int>(9, greatest); ++k) {
        Numbers upto = seen.upto;
        for (Int& most : upto) most /= k;
        Sample blocks = blank(seen, upto), rests = blank(seen, seen.upto);
        std::size_t filled = 0;
        const bool fits = each_back(seen, [&](const Int* p, std::int32_t is) {
            Int block[4] = {};
            for (std::size_t i = 0; i < numbers; ++i) block[i] = p[i] / k;
            std::int32_t& to = blocks.at[index_in(blocks.upto, block)];
            if (to < 0) ++filled;
            if (to < 0) to = static_cast<std::int32_t>(is / k);
            rests.at[index_in(rests.upto, p)] = static_cast<std::int32_t>(is % k);
            return to == is / k;
        });
        if (!fits || filled < 6) continue;
        Rules of_blocks, of_rests;
        by_features(finder, blocks, of_blocks);
        by_sums(finder, blocks, of_blocks);
        by_features(finder, rests, of_rests);
        by_sums(finder, rests, of_rests);
        by_periods(finder, rests, of_rests);
        if (of_blocks.empty() || of_rests.empty()) continue;
        const Rule q = *std::min_element(of_blocks.begin(), of_blocks.end(), fewer_bits);
        const Rule r = *std::min_element(of_rests.begin(), of_rests.end(), fewer_bits);
        Trees divided;
        for (std::size_t i = 0; i < numbers; ++i) divided.push_back(variable(i) / k);
        out.emplace_back(k * with_variables(q.tree, divided) + r.tree,
                         2 + bits_of({k}) - 5 + q.bits + r.bits);
    }
}

}  // namespace lab
