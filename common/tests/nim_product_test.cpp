#include "nim_product.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <random>
#include <vector>

#include "seeded_rng.hpp"

namespace nim_product {
namespace {

TEST(NimProduct, ExhaustiveAgainstTheDefinition) {
    const std::size_t size = 48;
    std::vector<std::vector<std::size_t>> products(size, std::vector<std::size_t>(size));
    for (std::size_t a = 0; a < size; ++a) {
        for (std::size_t b = 0; b < size; ++b) {
            std::vector<bool> reached(256);
            for (std::size_t i = 0; i < a; ++i) {
                for (std::size_t j = 0; j < b; ++j) {
                    reached[products[i][b] ^ products[a][j] ^ products[i][j]] = true;
                }
            }
            products[a][b] = static_cast<std::size_t>(
                std::find(reached.begin(), reached.end(), false) - reached.begin());
            ASSERT_EQ(product(a, b), products[a][b]) << a << ' ' << b;
        }
    }
}

// The product by bits, from the rules for Fermat powers alone: 2^i is the product of the powers
// F = 2^(2^k) with k in the binary digits of i.
std::uint64_t by_bits(std::uint64_t a, std::uint64_t b);

std::uint64_t of_powers(unsigned i, unsigned j) {
    if ((i & j) == 0) return std::uint64_t(1) << (i | j);
    static std::uint64_t known[64][64];
    if (known[i][j] == 0) {
        unsigned top = 32;
        while ((i & j & top) == 0) top /= 2;
        // F * F = F ^ F / 2, and what is left of both.
        const std::uint64_t square = std::uint64_t(3) << (top - 1);
        known[i][j] = by_bits(square, of_powers(i ^ top, j ^ top));
    }
    return known[i][j];
}

std::uint64_t by_bits(std::uint64_t a, std::uint64_t b) {
    std::uint64_t result = 0;
    for (unsigned i = 0; i < 64; ++i) {
        for (unsigned j = 0; j < 64; ++j) {
            if (a >> i & 1 && b >> j & 1) result ^= of_powers(i, j);
        }
    }
    return result;
}

TEST(NimProduct, EveryPairOfPowersOfTwo) {
    for (unsigned i = 0; i < 64; ++i) {
        for (unsigned j = 0; j < 64; ++j) {
            ASSERT_EQ(product(std::uint64_t(1) << i, std::uint64_t(1) << j), of_powers(i, j))
                << i << ' ' << j;
        }
    }
}

TEST(NimProduct, KnownProducts) {
    EXPECT_EQ(product(2, 2), 3u);
    EXPECT_EQ(product(2, 4), 8u);
    EXPECT_EQ(product(4, 4), 6u);
    EXPECT_EQ(product(16, 16), 24u);
    EXPECT_EQ(product(256, 256), 384u);
    EXPECT_EQ(product(65536, 65536), 98304u);
    EXPECT_EQ(product(std::uint64_t(1) << 32, std::uint64_t(1) << 32), std::uint64_t(3) << 31);
}

TEST(NimProduct, RandomAgainstTheProductByBits) {
    std::mt19937_64 rng = seeded_rng();
    for (int round = 0; round < 200; ++round) {
        const std::uint64_t a = rng() >> (rng() % 64), b = rng() >> (rng() % 64);
        ASSERT_EQ(product(a, b), by_bits(a, b)) << a << ' ' << b;
    }
}

TEST(NimProduct, IsAField) {
    std::mt19937_64 rng = seeded_rng();
    for (int round = 0; round < 5000; ++round) {
        const std::uint64_t a = rng() >> (rng() % 64), b = rng() >> (rng() % 64);
        const std::uint64_t c = rng() >> (rng() % 64);
        ASSERT_EQ(product(a, b), product(b, a));
        ASSERT_EQ(product(product(a, b), c), product(a, product(b, c)));
        ASSERT_EQ(product(a, b ^ c), product(a, b) ^ product(a, c));
        ASSERT_EQ(product(a, 1), a);
        ASSERT_EQ(product(0, a), 0u);
    }
}

TEST(NimProduct, ExtremesHaveInverses) {
    for (const std::uint64_t a : {UINT64_MAX, UINT64_MAX - 1, std::uint64_t(1) << 63}) {
        std::uint64_t power = a, inverse = 1;  // a^(2^64 - 2)
        for (int bit = 1; bit < 64; ++bit) {
            power = product(power, power);
            inverse = product(inverse, power);
        }
        EXPECT_EQ(product(a, inverse), 1u) << a;
        EXPECT_EQ(product(power, power), a) << a;  // a^(2^64) == a
    }
}

}  // namespace
}  // namespace nim_product
