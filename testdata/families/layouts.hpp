// Counts layouts of pieces on a strip where some of the gaps are heaps: Luogu P2490 and P5363.
#ifndef TESTDATA_FAMILIES_LAYOUTS_HPP
#define TESTDATA_FAMILIES_LAYOUTS_HPP

#include "core/rules.hpp"

namespace rules {

// In how many ways so many pieces lie on the cells 1 to `cells`, each list of which is asked.
template <class Wins>
Int layouts_won(Int cells, Int pieces, Wins wins) {
    std::vector<bool> taken(to_index(cells));
    std::fill(taken.begin(), taken.begin() + static_cast<std::ptrdiff_t>(pieces), true);
    Int won = 0;
    do {
        Row list;
        for (Int cell = 1; cell <= cells; ++cell) {
            if (taken[to_index(cell - 1)]) list.push_back(cell);
        }
        won += wins(list);
    } while (std::prev_permutation(taken.begin(), taken.end()));
    return won;
}

// Those, modulo `modulus`, in which some binary place has a 1 in a number of heaps that `by` does not
// divide; so many of the pieces + 1 gaps are heaps. How many other lists of heaps have each sum s, from
// the lowest digit up: so many of them are odd as `by` divides, and the halves of all are such a list. The
// cells that are left over go to the other gaps, one after the other. No binomial coefficient but of
// `heaps` is needed.
inline Int layouts_won(Int cells, Int pieces, Int heaps, Int by, Int modulus) {
    Row odd(to_index(heaps) + 1), lost(to_index(cells - pieces) + 1), all(lost.size());
    odd[0] = lost[0] = all[0] = 1;
    for (Int i = 0; i < heaps; ++i) {
        for (std::size_t j = to_index(i) + 1; j > 0; --j) odd[j] = (odd[j] + odd[j - 1]) % modulus;
    }
    for (Int s = 1; s <= cells - pieces; ++s) {
        for (Int c = 0; c <= std::min(heaps, s); c += by) {
            if ((s - c) % 2 != 0) continue;
            Int& ways = lost[to_index(s)];
            ways = (ways + odd[to_index(c)] * lost[to_index((s - c) / 2)]) % modulus;
        }
    }
    // ways[s] are those in which s cells are used up; so many with all of them, the others in `gaps`.
    const auto in_gaps = [&](Row ways, Int gaps) {
        for (Int i = 0; i < gaps; ++i) {
            for (std::size_t s = 1; s < ways.size(); ++s)
                ways[s] = (ways[s] + ways[s - 1]) % modulus;
        }
        return ways.back();
    };
    return (in_gaps(all, pieces + 1) - in_gaps(lost, pieces + 1 - heaps) + modulus) % modulus;
}

}  // namespace rules

#endif
