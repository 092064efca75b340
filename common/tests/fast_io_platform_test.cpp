#include "../fast_io_platform.hpp"

#include <gtest/gtest.h>

#include <cstdint>

namespace {

using fast_io::detail::is_integer;
using fast_io::detail::negative;

TEST(FastIoPlatform, IntegersOf32And64Bits) {
    EXPECT_TRUE(is_integer<int>() && is_integer<unsigned>());
    EXPECT_TRUE(is_integer<long>() && is_integer<unsigned long>());
    EXPECT_TRUE(is_integer<long long>() && is_integer<unsigned long long>());
    EXPECT_FALSE(is_integer<bool>() || is_integer<char>() || is_integer<short>());
    EXPECT_FALSE(is_integer<wchar_t>() || is_integer<char16_t>() || is_integer<char32_t>());
    EXPECT_FALSE(is_integer<float>() || is_integer<double>() || is_integer<int*>());
}

TEST(FastIoPlatform, Negative) {
    EXPECT_TRUE(negative(-1) && negative(INT32_MIN) && negative(INT64_MIN));
    EXPECT_FALSE(negative(0) || negative(1) || negative(INT64_MAX));
    EXPECT_FALSE(negative(0U) || negative(UINT32_MAX) || negative(UINT64_MAX));
}

TEST(FastIoPlatform, NothingIsCalledWithoutAWriter) {
    EXPECT_EQ(fast_io::detail::before_wait(), nullptr);
}

}  // namespace
