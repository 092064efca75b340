#include "linear_basis.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <random>
#include <set>
#include <vector>

#include "seeded_rng.hpp"

namespace linear_basis {
namespace {

// The span, element by element.
template <class T>
class Naive {
 public:
    void insert(T x) {
        const std::set<T> old = span_;
        for (const T v : old) span_.insert(static_cast<T>(v ^ x));
    }
    const std::set<T>& span() const { return span_; }

 private:
    std::set<T> span_ = {0};
};

template <class T>
void expect_same(const Basis<T>& basis, const std::set<T>& span, const std::vector<T>& probes) {
    ASSERT_EQ(std::uint64_t(1) << basis.rank(), span.size());
    ASSERT_EQ(basis.least(), 0u);
    ASSERT_EQ(basis.greatest(), *span.rbegin());
    std::uint64_t k = 0;
    for (const T v : span) {
        ASSERT_TRUE(basis.contains(v));
        ASSERT_EQ(basis.kth(k++), v);
    }
    for (const T x : probes) {
        ASSERT_EQ(basis.contains(x), span.count(x) > 0);
        T least = std::numeric_limits<T>::max(), greatest = 0;
        for (const T v : span) {
            least = std::min(least, static_cast<T>(x ^ v));
            greatest = std::max(greatest, static_cast<T>(x ^ v));
        }
        ASSERT_EQ(basis.least(x), least);
        ASSERT_EQ(basis.greatest(x), greatest);
    }
}

TEST(LinearBasis, Empty) {
    const Basis<std::uint32_t> basis;
    expect_same<std::uint32_t>(basis, {0}, {0, 1, 77, 0xFFFFFFFFu});
}

TEST(LinearBasis, ZeroAddsNothing) {
    Basis<unsigned> basis;
    EXPECT_FALSE(basis.insert(0));
    EXPECT_EQ(basis.rank(), 0u);
}

TEST(LinearBasis, EveryTripleOfFourBits) {
    std::vector<std::uint8_t> probes(16);
    for (std::size_t i = 0; i < 16; ++i) probes[i] = static_cast<std::uint8_t>(i);
    for (unsigned code = 0; code < 16 * 16 * 16; ++code) {
        Basis<std::uint8_t> basis;
        Naive<std::uint8_t> naive;
        for (const unsigned shift : {0u, 4u, 8u}) {
            const std::uint8_t x = static_cast<std::uint8_t>(code >> shift & 15);
            ASSERT_EQ(basis.insert(x), naive.span().count(x) == 0);
            naive.insert(x);
        }
        expect_same(basis, naive.span(), probes);
    }
}

template <class T>
class Widths : public ::testing::Test {};
using AllWidths =
    ::testing::Types<std::uint8_t, std::uint16_t, unsigned, unsigned long, unsigned long long>;
TYPED_TEST_SUITE(Widths, AllWidths);

TYPED_TEST(Widths, FullRank) {
    using T = TypeParam;
    const unsigned digits = std::numeric_limits<T>::digits;
    const T all = std::numeric_limits<T>::max();
    Basis<T> basis;
    // 1, 11, 111, ... in binary: every insertion has to reduce those before it.
    for (unsigned bits = 1; bits <= digits; ++bits) {
        ASSERT_TRUE(basis.insert(static_cast<T>(all >> (digits - bits))));
        ASSERT_EQ(basis.rank(), bits);
    }
    EXPECT_FALSE(basis.insert(static_cast<T>(all / 3)));
    EXPECT_EQ(basis.greatest(), all);
    EXPECT_EQ(basis.least(all), 0u);
    for (const T x : {T(0), T(1), static_cast<T>(all / 3), all}) {
        EXPECT_TRUE(basis.contains(x));
        EXPECT_EQ(basis.kth(x), x);
    }
}

TYPED_TEST(Widths, RandomAgainstNaive) {
    using T = TypeParam;
    std::mt19937_64 rng = seeded_rng();
    const auto random = [&] { return static_cast<T>(rng() >> (rng() % 64)); };
    for (int round = 0; round < 200; ++round) {
        Basis<T> basis, other;
        Naive<T> naive;
        std::vector<T> probes;
        for (std::size_t i = rng() % 8; i > 0; --i) {
            const T x = random();
            ASSERT_EQ(basis.insert(x), naive.span().count(x) == 0);
            naive.insert(x);
            probes.push_back(random());
        }
        expect_same(basis, naive.span(), probes);
        for (std::size_t i = rng() % 5; i > 0; --i) {
            const T x = random();
            other.insert(x);
            naive.insert(x);
        }
        basis.merge(other);
        expect_same(basis, naive.span(), probes);
        basis.merge(basis);
        expect_same(basis, naive.span(), probes);
    }
}

#ifndef NDEBUG
TEST(LinearBasisDeathTest, KthBeyondTheLast) {
    Basis<unsigned> basis;
    EXPECT_DEATH(basis.kth(1), "rank");
}
#endif

}  // namespace
}  // namespace linear_basis
