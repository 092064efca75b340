// The code of linear-basis.md: C++11, nothing but the standard library.
#ifndef COMMON_NOTES_CODE_BASIS_HPP
#define COMMON_NOTES_CODE_BASIS_HPP

#include <algorithm>
#include <cstdint>
#include <vector>

namespace notes {

// Puts x into the basis, in which no leading bit is set twice. False iff x was in the span.
inline bool insert(std::vector<std::uint64_t>& basis, std::uint64_t x) {
    for (const std::uint64_t b : basis) x = std::min(x, x ^ b);
    if (x == 0) return false;
    for (std::uint64_t& b : basis) b = std::min(b, b ^ x);
    basis.push_back(x);
    return true;
}

// The heaps that turn 1 of New Nim leaves: the heaviest independent choice.
inline std::vector<std::uint64_t> heaps_to_keep(std::vector<std::uint64_t> heaps) {
    std::sort(heaps.rbegin(), heaps.rend());
    std::vector<std::uint64_t> basis, kept;
    for (const std::uint64_t heap : heaps) {
        if (insert(basis, heap)) kept.push_back(heap);
    }
    return kept;
}

}  // namespace notes

#endif
