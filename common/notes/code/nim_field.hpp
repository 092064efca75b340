// The code of coins.md for dividing by the nim product, and for its roots: C++11, nothing but the standard
// library; `product` is the nim product of two numbers.
#ifndef COMMON_NOTES_CODE_NIM_FIELD_HPP
#define COMMON_NOTES_CODE_NIM_FIELD_HPP

#include <cstdint>

namespace notes {

// The number whose nim product with a is 1; a is not 0 and below 2^(2 half), half a power of two.
template <class Product>
std::uint64_t nim_inverse(std::uint64_t a, unsigned half, Product product) {
    if (a == 1) return 1;
    if (a >> half == 0) return nim_inverse(a, half / 2, product);
    const std::uint64_t x = a >> half, mate = a ^ x;
    return product(mate, nim_inverse(product(a, mate), half / 2, product));
}

// The number whose nim square is a, any number below 2^(2 half), half a power of two.
template <class Product>
std::uint64_t nim_root(std::uint64_t a, unsigned half, Product product) {
    if (a <= 1) return a;
    if (a >> half == 0) return nim_root(a, half / 2, product);
    const std::uint64_t x = a >> half, y = a ^ x << half, by = std::uint64_t(1) << (half - 1);
    return nim_root(x, half / 2, product) << half ^ nim_root(y ^ product(by, x), half / 2, product);
}

}  // namespace notes

#endif
