// Wythoff's game: there are two heaps. A move takes any positive number of stones from one heap, or
// the same number from both; a player who cannot move loses. A pair of heaps is cold iff the player
// to move loses, that is, iff it is a P-position.
#ifndef COMMON_WYTHOFF_HPP
#define COMMON_WYTHOFF_HPP

#include <cassert>
#include <cstdint>
#include <initializer_list>
#include <utility>

namespace wythoff {

namespace detail {

// The upper half of the 128-bit product.
inline std::uint64_t high_product(std::uint64_t x, std::uint64_t y) {
    const std::uint64_t x0 = x & 0xFFFFFFFFu, x1 = x >> 32;
    const std::uint64_t y0 = y & 0xFFFFFFFFu, y1 = y >> 32;
    // No overflow: (2^32 - 1)^2 + 2 (2^32 - 1) = 2^64 - 1.
    const std::uint64_t middle = x1 * y0 + (x0 * y0 >> 32);
    return x1 * y1 + (middle >> 32) + ((x0 * y1 + (middle & 0xFFFFFFFFu)) >> 32);
}

}  // namespace detail

/// True iff `(a, b)` is cold; any two 64-bit numbers, in any order. O(1), exact, in integers.
///
/// With a <= b and d = b - a, the pair is cold iff a = floor(d * phi), phi = (1 + sqrt(5)) / 2
/// (W. A. Wythoff 1907).
// Since phi^2 = phi + 1, the form N(x) = x^2 - d x - d^2 is
// (x - d phi) (x + d / phi), which for x > 0 has the sign of x - d phi. So a <= d phi < a + 1 says
// N(a) <= 0 < N(a + 1) = N(a) + 2 a + 1 - d, and with d b - a^2 = -N(a) the pair is cold iff
//     0 <= d b - a^2 <= 2 a - d.
inline bool is_cold(std::uint64_t a, std::uint64_t b) {
    if (a > b) std::swap(a, b);
    const std::uint64_t d = b - a, db = d * b, aa = a * a;
    // Let P = d b - a^2, of which db - aa is the lower half. Where P >= 0, d >= a / phi, so that
    // 2 a - d <= 1.39 a and a <= b / phi < 0.62 * 2^64: the sum below does not wrap, unless d > a,
    // a pair that is hot (floor(d phi) >= d), and where P >= (a + 1)^2 - a^2 > 2 a - d anyway.
    // Where P < 0, P >= -(2^64 - 1)^2, so that the upper half of P + 2^128 is not 0.
    return d <= a && db - aa <= a + (a - d) &&
           detail::high_product(d, b) - detail::high_product(a, a) == (db < aa ? 1u : 0u);
}

/// What a winning move from `(a, b)` leaves, the heaps in the same order; `(a, b)` itself where it
/// is cold. 0 <= a, b < 2^63. O(1).
inline std::pair<std::uint64_t, std::uint64_t> winning_move(std::uint64_t a, std::uint64_t b) {
    typedef std::pair<std::uint64_t, std::uint64_t> Heaps;
    assert(a >> 63 == 0 && b >> 63 == 0);
    if (a > b) {
        const Heaps swapped = winning_move(b, a);
        return Heaps(swapped.second, swapped.first);
    }
    // a is in just one cold pair; which is the other number? Let f be the fraction of k phi, which
    // is that of k phi^2, too. If a = floor(k phi) is the small one, a / phi = k - f / phi: the
    // other is a + k with k = floor(a / phi) + 1. If a = floor(k phi^2) is the large one, a / phi =
    // k phi - f / phi: the other is floor(k phi) = floor(a / phi), since f - f / phi < 0.39. Here
    // 2^64 / phi = golden + 0.95..., so that q = floor(a / phi), or one less where the fraction of
    // a / phi is below a / 2^64. In the first case it is above 0.38, and a + k < b < 2^63 says that
    // a / 2^64 < 0.31.
    const std::uint64_t golden = 0x9E3779B97F4A7C15u;
    const std::uint64_t q = detail::high_product(a, golden);
    for (const std::uint64_t other : {q, q + 1, a + q + 1}) {
        if (other < b && is_cold(a, other)) return Heaps(a, other);
    }
    // Otherwise a is the small one of the k-th pair and a + k >= b; then the cold pair of
    // difference b - a <= k is (a, b) or below it.
    const std::uint64_t d = b - a, small = d + detail::high_product(d, golden);
    return is_cold(small, small + d) ? Heaps(small, small + d) : Heaps(small + 1, small + 1 + d);
}

}  // namespace wythoff

#endif
