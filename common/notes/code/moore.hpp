// The code of heap-games.md for Moore's Nim: C++11, nothing but the standard library.
#ifndef COMMON_NOTES_CODE_MOORE_HPP
#define COMMON_NOTES_CODE_MOORE_HPP

#include <cstddef>
#include <vector>

namespace notes {

// What a winning move leaves, where a move lowers one to k heaps; the same heaps iff none wins.
inline std::vector<unsigned> moore_move(std::vector<unsigned> heaps, unsigned k) {
    std::vector<bool> lowered(heaps.size());
    unsigned lowered_heaps = 0;
    for (unsigned bit = 1u << 31; bit > 0; bit /= 2) {
        unsigned ones = 0;
        for (std::size_t i = 0; i < heaps.size(); ++i) ones += !lowered[i] && (heaps[i] & bit);
        ones %= k + 1;
        unsigned to_set = ones == 0 ? 0 : k + 1 - ones;  // in heaps that are lowered already
        if (to_set > lowered_heaps) {
            to_set = 0;
            for (std::size_t i = 0; i < heaps.size() && ones > 0; ++i) {
                if (lowered[i] || (heaps[i] & bit) == 0) continue;
                lowered[i] = true;
                ++lowered_heaps;
                --ones;
            }
        }
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            if (!lowered[i]) continue;
            heaps[i] &= ~bit;
            if (to_set > 0) {
                heaps[i] |= bit;
                --to_set;
            }
        }
    }
    return heaps;
}

}  // namespace notes

#endif
