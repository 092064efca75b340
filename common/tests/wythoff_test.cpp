#include "wythoff.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <utility>
#include <vector>

#include "seeded_rng.hpp"

namespace wythoff {
namespace {

TEST(HighProduct, AgainstTwiceTheWidth) {
    using detail::high_product;
    const std::uint64_t all = UINT64_MAX;
    EXPECT_EQ(high_product(0, all), 0u);
    EXPECT_EQ(high_product(1, all), 0u);
    EXPECT_EQ(high_product(2, all), 1u);
    EXPECT_EQ(high_product(all, all), all - 1);
    std::mt19937_64 rng = seeded_rng();
    for (int round = 0; round < 100000; ++round) {
        const std::uint64_t x = rng() >> (rng() % 64), y = rng() >> (rng() % 64);
        ASSERT_EQ(high_product(x, y),
                  static_cast<std::uint64_t>(static_cast<unsigned __int128>(x) * y >> 64));
    }
}

// cold[a][b] by plain search: a pair is cold iff no move from it leads to a cold pair.
std::vector<std::vector<bool>> search(std::size_t size) {
    std::vector<std::vector<bool>> cold(size, std::vector<bool>(size));
    for (std::size_t a = 0; a < size; ++a) {
        for (std::size_t b = 0; b < size; ++b) {
            bool hot = false;
            for (std::size_t k = 1; k <= a || k <= b; ++k) {
                hot = hot || (k <= a && cold[a - k][b]) || (k <= b && cold[a][b - k]) ||
                      (k <= a && k <= b && cold[a - k][b - k]);
            }
            cold[a][b] = !hot;
        }
    }
    return cold;
}

TEST(Wythoff, ExhaustiveAgainstSearch) {
    const std::size_t size = 200;
    const std::vector<std::vector<bool>> cold = search(size);
    for (std::size_t a = 0; a < size; ++a) {
        for (std::size_t b = 0; b < size; ++b) {
            ASSERT_EQ(is_cold(a, b), cold[a][b]) << a << ' ' << b;
            const std::pair<std::uint64_t, std::uint64_t> next = winning_move(a, b);
            ASSERT_TRUE(cold[next.first][next.second]) << a << ' ' << b;
            if (cold[a][b]) {
                ASSERT_EQ(next, std::make_pair(std::uint64_t(a), std::uint64_t(b)));
            } else {
                const std::uint64_t i = a - next.first, j = b - next.second;
                ASSERT_TRUE(i == 0 || j == 0 || i == j) << a << ' ' << b;
                ASSERT_TRUE(i <= a && j <= b) << a << ' ' << b;
            }
        }
    }
}

// The k-th cold pair holds the least number that none before it holds, and k more.
TEST(Wythoff, AgainstTheRecurrence) {
    const std::size_t limit = 3000000;
    std::vector<bool> used(limit);
    std::uint64_t small = 0;
    for (std::uint64_t k = 0;; ++k) {
        while (used[small]) ++small;
        const std::uint64_t large = small + k;
        if (large + 1 >= limit) break;
        used[small] = used[large] = true;
        ASSERT_TRUE(is_cold(small, large));
        ASSERT_TRUE(is_cold(large, small));
        ASSERT_FALSE(is_cold(small + 1, large));
        ASSERT_FALSE(is_cold(small, large + 1));
        ASSERT_FALSE(is_cold(small + 1, large + 1));
        if (small > 0) {
            ASSERT_FALSE(is_cold(small - 1, large));
            ASSERT_FALSE(is_cold(small, large - 1));
            ASSERT_FALSE(is_cold(small - 1, large - 1));
        }
    }
}

// Cold pairs in Fibonacci numeration (Zeckendorf): the smaller number ends in an even number of
// zeros, and the greater is the smaller with one more zero. Works for any size, by additions alone.
struct Zeckendorf {
    std::vector<std::uint64_t> fibonacci = {1, 2};

    Zeckendorf() {
        while (fibonacci.back() <= UINT64_MAX - fibonacci[fibonacci.size() - 2]) {
            fibonacci.push_back(fibonacci.back() + fibonacci[fibonacci.size() - 2]);
        }
    }
    std::vector<std::size_t> digits(std::uint64_t x) const {  // descending
        std::vector<std::size_t> result;
        for (std::size_t i = fibonacci.size(); i-- > 0;) {
            if (fibonacci[i] > x) continue;
            x -= fibonacci[i];
            result.push_back(i);
        }
        return result;
    }
    // The number with the digits of x, all shifted up by one; x must not have the greatest digit.
    std::uint64_t shifted(std::uint64_t x) const {
        std::uint64_t result = 0;
        for (const std::size_t i : digits(x)) result += fibonacci[i + 1];
        return result;
    }
};

TEST(Wythoff, AgainstFibonacciNumerationAtAllSizes) {
    const Zeckendorf system;
    std::mt19937_64 rng = seeded_rng();
    for (int round = 0; round < 200000; ++round) {
        std::uint64_t small = rng() >> (2 + rng() % 60);  // phi^2 times this still fits
        if (small == 0) continue;
        if (system.digits(small).back() % 2 == 1) small = system.shifted(small);
        const std::uint64_t large = system.shifted(small);
        ASSERT_TRUE(is_cold(small, large)) << small << ' ' << large;
        for (std::uint64_t i = 0; i < 3; ++i) {
            for (std::uint64_t j = 0; j < 3; ++j) {
                if (i == 1 && j == 1) continue;
                const std::uint64_t a = small - 1 + i, b = large - 1 + j;
                // Only (1, 2) has another cold pair so close: (2, 1).
                ASSERT_FALSE(small > 1 && is_cold(a, b)) << a << ' ' << b;
            }
        }
        if (large >> 63 == 0) {
            ASSERT_EQ(winning_move(large, small), std::make_pair(large, small));
        }
    }
}

TEST(Wythoff, NeighbouringFibonacciNumbers) {
    // (F(2k), F(2k+1)) is cold, (F(2k+1), F(2k+2)) is hot. No pairs are harder to tell apart.
    std::uint64_t x = 1, y = 2;  // F(2), F(3)
    for (bool cold = true;; cold = !cold) {
        ASSERT_EQ(is_cold(x, y), cold) << x << ' ' << y;
        if (y > UINT64_MAX - x) break;
        y += x;
        x = y - x;
    }
}

TEST(Wythoff, KnownTraps) {
    EXPECT_TRUE(is_cold(165580140, 267914295));             // the first that double gets wrong
    EXPECT_TRUE(is_cold(7778742048, 12586269024));          // the first for an 80-bit long double
    EXPECT_TRUE(is_cold(72723460248141, 117669030460994));  // and for phi cut to 27 decimals
    EXPECT_FALSE(is_cold(72723460248140, 117669030460994));
}

// The extremes of the arithmetic modulo 2^64.
TEST(Wythoff, ExtremesAgainst128Bits) {
    std::vector<std::uint64_t> values;
    for (unsigned bit = 0; bit < 64; ++bit) {
        for (std::uint64_t i = 0; i < 5; ++i) values.push_back((std::uint64_t(1) << bit) - 2 + i);
    }
    const std::uint64_t phi_part = 0x9E3779B97F4A7C15u;  // 2^64 / phi
    for (std::uint64_t i = 0; i < 7; ++i) {
        values.push_back(phi_part - 3 + i);
        values.push_back(UINT64_MAX - i);
        values.push_back(UINT64_MAX - phi_part - 3 + i);
    }
    const auto naive = [](std::uint64_t a, std::uint64_t b) {
        if (a > b) std::swap(a, b);
        using Wide = __int128;  // signed: |d b - a^2| must be below 2^127, so filter first
        const std::uint64_t d = b - a;
        if (d > a || a - d > d) return a == 0 && b == 0;  // floor(d phi) is in d .. 2 d
        const Wide p = static_cast<Wide>(static_cast<unsigned __int128>(d) * b -
                                         static_cast<unsigned __int128>(a) * a);
        return 0 <= p && p <= static_cast<Wide>(a) + (a - d);
    };
    for (const std::uint64_t a : values) {
        for (const std::uint64_t b : values) {
            ASSERT_EQ(is_cold(a, b), naive(a, b)) << a << ' ' << b;
        }
    }
}

void expect_winning_move(std::uint64_t a, std::uint64_t b) {
    const std::pair<std::uint64_t, std::uint64_t> next = winning_move(a, b);
    ASSERT_TRUE(is_cold(next.first, next.second)) << a << ' ' << b;
    ASSERT_TRUE(next.first <= a && next.second <= b) << a << ' ' << b;
    const std::uint64_t i = a - next.first, j = b - next.second;
    ASSERT_TRUE(i == 0 || j == 0 || i == j) << a << ' ' << b;
    ASSERT_EQ(i == 0 && j == 0, is_cold(a, b)) << a << ' ' << b;
}

TEST(Wythoff, RandomWinningMoves) {
    std::mt19937_64 rng = seeded_rng();
    for (int round = 0; round < 200000 && !HasFatalFailure(); ++round) {
        const std::uint64_t a = rng() >> (1 + rng() % 62), b = rng() >> (1 + rng() % 62);
        expect_winning_move(a, b);
        // Near the upper limit, where the product with phi is least exact.
        expect_winning_move(a | 1ULL << 61, (1ULL << 63) - 1 - (rng() >> 8));
    }
}

#ifndef NDEBUG
TEST(WythoffDeathTest, HeapsOf63Bits) {
    const std::uint64_t least = std::uint64_t(1) << 63;
    EXPECT_DEATH(winning_move(least, 0), "a >> 63 == 0");
    EXPECT_DEATH(winning_move(0, least), "b >> 63 == 0");
}
#endif

}  // namespace
}  // namespace wythoff
