// floor(x (a + sqrt(d)) / q), here and as code.
#include <cmath>
#include <utility>

#include "lab/compose.hpp"
#include "lab/tree.hpp"

namespace lab {

// floor(n sqrt(d)) = s n + y with s = floor(sqrt(d)) and the greatest y that has
// (s n + y)^2 <= d n^2, that is y (y + 2 s n) <= (d - s^2) n^2. As s <= 7 and d - s^2 <= 2 s, each
// factor is below 2^64 for n < 2^60; the products are compared as two halves.
#define BY_SLOPE                                                                                \
    {                                                                                           \
        if (n <= 0) return 0;                                                                   \
        using Wide = unsigned long long;                                                        \
        const auto product = [](Wide u, Wide v) -> std::pair<Wide, Wide> {                      \
            const Wide low = 0xffffffff, parts = (u & low) * (v & low);                         \
            const Wide middle = (u >> 32) * (v & low) + (parts >> 32);                          \
            const Wide cross = (u & low) * (v >> 32) + (middle & low);                          \
            return std::make_pair((u >> 32) * (v >> 32) + (middle >> 32) + (cross >> 32),       \
                                  cross << 32 | (parts & low));                                 \
        };                                                                                      \
        const Wide m = static_cast<Wide>(n);                                                    \
        Wide y = 0, bit = 1;                                                                    \
        while (bit <= m / 2) bit *= 2;                                                          \
        for (; bit > 0; bit /= 2) {                                                             \
            const Wide next = y + bit;                                                          \
            if (next <= m && product(next, next + TWICE * m) <= product(REST * m, m)) y = next; \
        }                                                                                       \
        return (TIMES * n + static_cast<long long>(y)) / DIVISOR;                               \
    }

Int beatty_at(Int a, Int d, Int q, Int x) {
    Int s = 1;
    while ((s + 1) * (s + 1) <= d) ++s;
    const auto TWICE = static_cast<unsigned long long>(2 * s),
               REST = static_cast<unsigned long long>(d - s * s);
    const Int TIMES = a + s, DIVISOR = q;
    const auto exactly = [&](Int n) -> Int BY_SLOPE;
    if (x >= Int{1} << 30) {
        return exactly(x);
    }
    if (x <= 0) return 0;
    // Where products have 64 bits, from a guess.
    const Int m = x, rest = d - s * s;
    Int y = static_cast<Int>((std::sqrt(static_cast<double>(d)) - static_cast<double>(s)) *
                             static_cast<double>(m));
    while (y * (y + 2 * s * m) > rest * m * m) --y;
    while ((y + 1) * (y + 1 + 2 * s * m) <= rest * m * m) ++y;
    return (TIMES * m + y) / q;
}

std::string body_of_beatty(Int a, Int d, Int q) {
    Int s = 1;
    while ((s + 1) * (s + 1) <= d) ++s;
    std::string body = LAID_OUT(BY_SLOPE);
    // Nobody multiplies by 1.
    if (d - s * s == 1) body = replaced(body, "REST * ", "");
    if (a + s == 1) body = replaced(body, "TIMES * ", "");
    if (q == 1) body = replaced(replaced(body, ") / DIVISOR", ""), "return (", "return ");
    for (const auto& [name, number] : {std::pair<const char*, Int>{"TWICE", 2 * s},
                                       {"REST", d - s * s},
                                       {"TIMES", a + s},
                                       {"DIVISOR", q}}) {
        body = renamed(body, name, std::to_string(number));
    }
    return body;
}

}  // namespace lab
