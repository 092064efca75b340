// The code of nim.md: C++11, nothing but the standard library.
#ifndef COMMON_NOTES_CODE_NIM_HPP
#define COMMON_NOTES_CODE_NIM_HPP

#include <cstddef>
#include <utility>
#include <vector>

namespace notes {

// The winning moves, as pairs (i, h): cut heap i down to h stones. None iff the nim-sum is 0.
inline std::vector<std::pair<std::size_t, unsigned>> winning_moves(
    const std::vector<unsigned>& heaps) {
    unsigned sum = 0;
    for (const unsigned heap : heaps) sum ^= heap;
    std::vector<std::pair<std::size_t, unsigned>> moves;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        if ((heaps[i] ^ sum) < heaps[i]) moves.emplace_back(i, heaps[i] ^ sum);
    }
    return moves;
}

}  // namespace notes

#endif
