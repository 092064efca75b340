// The code of wythoff.md: C++11, nothing but the standard library.
#ifndef COMMON_NOTES_CODE_COLD_HPP
#define COMMON_NOTES_CODE_COLD_HPP

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace notes {

// The pairs (a_k, b_k) for k = 0, 1, ..., last.
inline std::vector<std::pair<unsigned, unsigned>> cold_pairs(unsigned last) {
    std::vector<std::pair<unsigned, unsigned>> pairs;
    std::vector<bool> used(3 * std::size_t(last) + 2);  // b_k < 3 k + 1
    for (unsigned k = 0, a = 0; k <= last; ++k) {
        while (used[a]) ++a;
        used[a] = used[a + k] = true;
        pairs.emplace_back(a, a + k);
    }
    return pairs;
}

// Whether the heaps are cold; 0 <= a, b < 2^31.
inline bool is_cold(std::int64_t a, std::int64_t b) {
    if (a > b) std::swap(a, b);
    const std::int64_t d = b - a, p = d * b - a * a;
    return 0 <= p && p <= 2 * a - d;
}

}  // namespace notes

#endif
