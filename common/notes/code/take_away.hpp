// The code of heap-games.md for dynamic takings: C++11, nothing but the standard library.
#ifndef COMMON_NOTES_CODE_TAKE_AWAY_HPP
#define COMMON_NOTES_CODE_TAKE_AWAY_HPP

#include <cstddef>
#include <cstdint>
#include <vector>

namespace notes {

// How many of n stones to take, where at most `limit` may be taken now, and each later move takes at
// most k times what the move before took; 0 iff every move loses. k * n < 2^64.
inline std::uint64_t winning_take(std::uint64_t n, std::uint64_t limit, std::uint64_t k) {
    std::vector<std::uint64_t> terms(1, 1);  // H_1, H_2, ...
    for (std::size_t m = 0; terms.back() < n;) {
        while (k * terms[m] < terms.back()) ++m;
        terms.push_back(terms.back() + terms[m]);
    }
    std::uint64_t least = 0;  // term of the sum of n
    for (std::size_t i = terms.size(); i-- > 0;) {
        if (terms[i] <= n) n -= least = terms[i];
    }
    return least <= limit ? least : 0;
}

}  // namespace notes

#endif
