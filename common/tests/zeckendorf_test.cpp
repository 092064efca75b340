#include "zeckendorf.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <vector>

#include "seeded_rng.hpp"

namespace zeckendorf {
namespace {

// 1, 2, 3, 5, ...: all Fibonacci numbers of 64 bits.
std::vector<std::uint64_t> fibonacci_numbers() {
    std::vector<std::uint64_t> all = {1, 2};
    while (all.back() <= UINT64_MAX - all[all.size() - 2]) {
        all.push_back(all.back() + all[all.size() - 2]);
    }
    return all;
}

TEST(Zeckendorf, ExhaustiveAgainstAllSums) {
    // least[n] and greatest[n]: the ends of the one sum of n without neighbours.
    const std::vector<std::uint64_t> all = fibonacci_numbers();
    const unsigned digits = 20;
    std::vector<std::uint64_t> least(all[digits]), greatest(all[digits]);
    std::size_t sums = 0;
    for (unsigned set = 1; set < 1u << digits; ++set) {
        if (set & set >> 1) continue;
        std::uint64_t sum = 0, first = 0, last = 0;
        for (unsigned i = 0; i < digits; ++i) {
            if ((set >> i & 1) == 0) continue;
            sum += all[i];
            if (first == 0) first = all[i];
            last = all[i];
        }
        least.at(sum) = first;
        greatest.at(sum) = last;
        ++sums;
    }
    EXPECT_EQ(sums, least.size() - 1);  // each number but 0 has just one
    for (std::uint64_t n = 1; n < least.size(); ++n) {
        ASSERT_EQ(least_term(n), least[n]) << n;
        ASSERT_EQ(greatest_fibonacci(n), greatest[n]) << n;
    }
}

TEST(Zeckendorf, AroundEveryFibonacciNumber) {
    const std::vector<std::uint64_t> all = fibonacci_numbers();
    ASSERT_EQ(all.back(), 12200160415121876738u);
    for (std::size_t i = 0; i < all.size(); ++i) {
        ASSERT_EQ(greatest_fibonacci(all[i]), all[i]);
        ASSERT_EQ(least_term(all[i]), all[i]);
        if (i > 0) {
            ASSERT_EQ(greatest_fibonacci(all[i] - 1), all[i - 1]);
            ASSERT_EQ(least_term(all[i] - 1), i % 2 ? 1u : 2u);  // all others, from 1 or 2 on
        }
        if (i > 1) {
            ASSERT_EQ(least_term(all[i] + 1), 1u);
        }
    }
    EXPECT_EQ(greatest_fibonacci(UINT64_MAX), all.back());
}

TEST(Zeckendorf, RandomSums) {
    const std::vector<std::uint64_t> all = fibonacci_numbers();
    std::mt19937_64 rng = seeded_rng();
    for (int round = 0; round < 20000; ++round) {
        // All terms below the last number, so that the sum fits.
        std::uint64_t sum = 0, least = 0;
        std::size_t greatest = 0;
        for (std::size_t i = rng() % 90; i + 1 < all.size(); i += 2 + rng() % (1 + rng() % 20)) {
            if (sum == 0) least = all[i];
            sum += all[i];
            greatest = i;
        }
        if (sum == 0) continue;
        ASSERT_EQ(least_term(sum), least) << sum;
        ASSERT_EQ(greatest_fibonacci(sum), all[greatest]) << sum;
    }
}

TEST(FibonacciNim, ExhaustiveAgainstSearch) {
    const unsigned size = 120;
    // wins[n][q]: the player to move wins where at most q of n stones may be taken.
    std::vector<std::vector<bool>> wins(size, std::vector<bool>(2 * size));
    for (unsigned n = 0; n < size; ++n) {
        for (unsigned limit = 0; limit < 2 * size; ++limit) {
            std::uint64_t least = 0;
            for (unsigned take = 1; take <= limit && take <= n && least == 0; ++take) {
                if (!wins[n - take][2 * take < 2 * size ? 2 * take : 2 * size - 1]) least = take;
            }
            wins[n][limit] = least > 0;
            ASSERT_EQ(winning_move(n, limit), least) << n << ' ' << limit;
        }
    }
}

TEST(FibonacciNim, Extremes) {
    EXPECT_EQ(winning_move(0, 0), 0u);
    EXPECT_EQ(winning_move(0, UINT64_MAX), 0u);
    EXPECT_EQ(winning_move(12200160415121876738u, 12200160415121876737u), 0u);
    EXPECT_EQ(winning_move(12200160415121876738u, 12200160415121876738u), 12200160415121876738u);
    EXPECT_EQ(winning_move(UINT64_MAX, UINT64_MAX - 1), least_term(UINT64_MAX));
}

#ifndef NDEBUG
TEST(ZeckendorfDeathTest, NoSumOfZero) {
    EXPECT_DEATH(greatest_fibonacci(0), "n >= 1");
    EXPECT_DEATH(least_term(0), "n >= 1");
}
#endif

}  // namespace
}  // namespace zeckendorf
