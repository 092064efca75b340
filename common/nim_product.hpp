// The nim product: J. H. Conway, On Numbers and Games, 1976, chapter 6.
//
// a * b is the mex of all a' * b ^ a * b' ^ a' * b' with a' < a and b' < b. With xor as the sum, the
// numbers below 2^(2^k) are a field.
#ifndef COMMON_NIM_PRODUCT_HPP
#define COMMON_NIM_PRODUCT_HPP

#include <array>
#include <cstddef>
#include <cstdint>

namespace nim_product {

namespace detail {

// Let F = 2^half with half a power of two, and a = a1 F ^ a0, b = b1 F ^ b0 with parts below F.
// Since F * x is the usual F x for x < F, and F * F = F ^ F / 2,
//     a * b = F (a1 * b1 ^ a1 * b0 ^ a0 * b1) ^ a0 * b0 ^ a1 * b1 * (F / 2),
// and the bracket is (a1 ^ a0) * (b1 ^ b0) ^ a0 * b0: four products of half the width.
template <class Product>
std::uint64_t by_halves(std::uint64_t a, std::uint64_t b, unsigned half, Product product) {
    const std::uint64_t mask = (std::uint64_t(1) << half) - 1;
    const std::uint64_t a1 = a >> half, a0 = a & mask, b1 = b >> half, b0 = b & mask;
    const std::uint64_t low = product(a0, b0);
    const std::uint64_t high = product(a1 ^ a0, b1 ^ b0) ^ low;
    return high << half ^ low ^ product(product(a1, b1), std::uint64_t(1) << (half - 1));
}

// The products of all numbers below 256, that of a and b at 256 a + b. The table grows from the
// numbers below 2, of which 1 * 1 = 1 is the only product that is not 0.
typedef std::array<std::uint8_t, 256 * 256> SmallProducts;
inline SmallProducts small_products() {
    SmallProducts table = {};
    table[256 + 1] = 1;
    const auto known = [&](std::uint64_t a, std::uint64_t b) {
        return std::uint64_t(table[static_cast<std::size_t>(a << 8 | b)]);
    };
    for (unsigned half = 1; half < 8; half *= 2) {
        for (unsigned a = 0; a >> 2 * half == 0; ++a) {
            for (unsigned b = 0; b >> 2 * half == 0; ++b) {
                table[a << 8 | b] = static_cast<std::uint8_t>(by_halves(a, b, half, known));
            }
        }
    }
    return table;
}

// The product of numbers below 2^width, width = 8, 16, 32 or 64.
inline std::uint64_t product(std::uint64_t a, std::uint64_t b, unsigned width) {
    static const SmallProducts small = small_products();
    if (width == 8) return small[static_cast<std::size_t>(a << 8 | b)];
    if ((a | b) >> width / 2 == 0) return product(a, b, width / 2);
    return by_halves(a, b, width / 2, [width](std::uint64_t x, std::uint64_t y) {
        return product(x, y, width / 2);
    });
}

}  // namespace detail

/// The nim product of a and b, any two 64-bit numbers. O(1): at most 64 look-ups in a table of
/// 64 KiB, which the first call makes; 4 for numbers below 2^16.
inline std::uint64_t product(std::uint64_t a, std::uint64_t b) {
    return detail::product(a, b, 64);
}

}  // namespace nim_product

#endif
