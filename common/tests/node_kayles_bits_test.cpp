// What node_kayles.hpp has the compiler do with bits; node_kayles_portable_test.cpp holds the way
// of standard C++ to the same.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

#include "node_kayles.hpp"
#include "seeded_rng.hpp"

namespace node_kayles {
namespace {

using detail::count_ones;
using detail::lowest_one;

// Each bit alone, each pair, each run of ones.
TEST(Bits, CountAndLowest) {
    EXPECT_EQ(count_ones(0), 0u);
    for (unsigned low = 0; low < 64; ++low) {
        const std::uint64_t from = ~std::uint64_t(0) << low;
        ASSERT_EQ(count_ones(from), 64 - low);
        ASSERT_EQ(lowest_one(from), low);
        for (unsigned high = low; high < 64; ++high) {
            const std::uint64_t ends = std::uint64_t(1) << low | std::uint64_t(1) << high;
            ASSERT_EQ(count_ones(ends), 1 + (high > low));
            ASSERT_EQ(lowest_one(ends), low);
            const std::uint64_t run = from & ~std::uint64_t(0) >> (63 - high);
            ASSERT_EQ(count_ones(run), high - low + 1);
            ASSERT_EQ(lowest_one(run), low);
        }
    }
    std::mt19937_64 rng = seeded_rng();
    for (int round = 0; round < 10000; ++round) {
        const std::uint64_t x = rng() << rng() % 64;
        unsigned count = 0;
        for (unsigned i = 0; i < 64; ++i) count += (x >> i & 1) != 0;
        ASSERT_EQ(count_ones(x), count) << x;
        if (count > 0) {
            ASSERT_TRUE(x >> lowest_one(x) & 1) << x;
            ASSERT_EQ(x & ((std::uint64_t(1) << lowest_one(x)) - 1), 0u) << x;
        }
    }
}

// On a path this is Dawson's Kayles, octal game 0.07 (OEIS A002187).
TEST(Bits, ServeTheSearch) {
    const unsigned values[] = {0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0};
    Graph path;
    for (unsigned n = 0; n < 21; ++n) {
        Sum sum;
        sum.add(path);
        ASSERT_EQ(sum.grundy(), values[n]) << n;
        path.emplace_back();
        if (n == 0) continue;
        path[n].push_back(n - 1);
        path[n - 1].push_back(n);
    }
}

}  // namespace
}  // namespace node_kayles
