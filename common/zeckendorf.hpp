// Zeckendorf's theorem: every positive integer is in just one way a sum of different Fibonacci
// numbers of 1, 2, 3, 5, 8, ... of which no two are neighbours.
// C. G. Lekkerkerker 1952, E. Zeckendorf 1972.
//
// Fibonacci Nim: there is one heap. The first move takes at least one stone and not all of them;
// each later move takes at least one and at most twice what the move before took. A player who
// cannot move loses. (R. E. Gaskell; solved by M. J. Whinihan, 1963.)
#ifndef COMMON_ZECKENDORF_HPP
#define COMMON_ZECKENDORF_HPP

#include <cassert>
#include <cstdint>

namespace zeckendorf {

/// The greatest Fibonacci number that is not above n; n >= 1. At most 91 additions.
inline std::uint64_t greatest_fibonacci(std::uint64_t n) {
    assert(n >= 1);
    std::uint64_t before = 1, fibonacci = 1;
    while (before <= n - fibonacci) {  // so that the sum does not wrap
        fibonacci += before;
        before = fibonacci - before;
    }
    return fibonacci;
}

/// The least term of the Zeckendorf sum of n; n >= 1. O(log^2 n).
// The greatest term is the greatest Fibonacci number that is not above n; the others are those of
// what is left.
inline std::uint64_t least_term(std::uint64_t n) {
    assert(n >= 1);
    for (;;) {
        const std::uint64_t term = greatest_fibonacci(n);
        if (term == n) return term;
        n -= term;
    }
}

/// A winning move of Fibonacci Nim with n stones of which at most `limit` may be taken: how many to
/// take, or 0 where every move loses. It is the least that wins. n >= 0; limit >= 0, n - 1 at the
/// first move. O(log^2 n).
/// Theorem: M. J. Whinihan 1963.
inline std::uint64_t winning_move(std::uint64_t n, std::uint64_t limit) {
    if (n == 0) return 0;
    const std::uint64_t term = least_term(n);
    return term <= limit ? term : 0;
}

}  // namespace zeckendorf

#endif
