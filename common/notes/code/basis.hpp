// The code of chapter 10: C++11, nothing but the standard library.
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

}  // namespace notes

#endif
