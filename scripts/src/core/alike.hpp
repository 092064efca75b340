// Rows of numbers that programs take for one another: what they keep about one under a key that is
// not the row itself, they find under the key of the other.
#ifndef SCRIPTS_SRC_CORE_ALIKE_HPP
#define SCRIPTS_SRC_CORE_ALIKE_HPP

#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/rules.hpp"

namespace rules {

using Key = std::function<std::uint64_t(const Row&)>;

// Two different rows of one key that suit(one, other), out of `most` that draw() brings, if there
// are any. Of n values of a key, about sqrt(n) draws bring one twice.
template <class Draw, class Suit>
std::optional<std::pair<Row, Row>> alike(const Key& key, Draw draw, Suit suit, int most = 1 << 17) {
    std::unordered_map<std::uint64_t, Row> known;
    for (int i = 0; i < most; ++i) {
        const Row row = draw();
        const auto [at, is_new] = known.emplace(key(row), row);
        if (!is_new && at->second != row && suit(at->second, row)) {
            return std::pair(at->second, row);
        }
    }
    return {};
}

// One number of two, different ones for different pairs but for chance.
inline std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
    return Rng(a * 0x9e3779b97f4a7c15u ^ b).next();
}

// The keys that people take for a row of numbers, but for polynomials.
inline std::vector<Key> usual_keys() {
    const auto power_sums = [](int most) -> Key {
        return [most](const Row& row) {
            std::uint64_t key = row.size();
            for (int power = 1; power <= most; ++power) {
                std::uint64_t sum = 0;
                for (const Int x : row) {
                    std::uint64_t term = 1;
                    for (int i = 0; i < power; ++i) term *= static_cast<std::uint64_t>(x);
                    sum += term;
                }
                key = mixed(key, sum);
            }
            return key;
        };
    };
    // How many numbers there are, and a and b when step(a, b, x) has taken up each x.
    const auto fold = [](std::uint64_t a, std::uint64_t b, auto step) -> Key {
        return [a, b, step](const Row& row) {
            std::uint64_t one = a, other = b;
            for (const Int x : row) step(one, other, static_cast<std::uint64_t>(x));
            return mixed(mixed(one, other), row.size());
        };
    };
    using U = std::uint64_t;
    // FNV and Boost's hash_combine, in 32 bits.
    const auto fnv = [](U hash, U x) { return (hash ^ x) * 16777619u % (U{1} << 32); };
    const auto combine = [](U hash, U x) {
        return (hash ^ (x + 0x9e3779b9u + (hash << 6) + (hash >> 2))) % (U{1} << 32);
    };
    return {
        power_sums(2),
        power_sums(3),
        fold(0, 0, [](U& sum, U& nim_sum, U x) { sum += x, nim_sum ^= x; }),
        fold(1, 0, [](U& product, U& sum, U x) { product *= x, sum += x; }),
        // The digits without separators; a byte for each number.
        fold(0, 0,
             [](U& digits, U&, U x) {
                 for (const char digit : std::to_string(x)) {
                     digits = mixed(digits, static_cast<U>(digit));
                 }
             }),
        fold(0, 0, [](U& bytes, U&, U x) { bytes = mixed(bytes, x & 255); }),
        fold(2166136261u, 0, [fnv](U& hash, U&, U x) { hash = fnv(hash, x); }),
        fold(2166136261u, 0, [fnv](U& hash, U&, U x) { hash = fnv(hash, x & 255); }),
        fold(0, 0, [combine](U& hash, U&, U x) { hash = combine(hash, x); }),
    };
}

// The factors with which people pack two numbers into one, a * factor + b.
inline Row usual_factors() {
    return {31,    131,    1000,    10000,   10007,   13331,   65536,
            65537, 100000, 1000000, 1000003, 1000007, 1048576, 10000000};
}

// What a row can gain without its polynomial of this base changing, in 64 bits and fewer and modulo
// 10^9 + 7 and 998244353: the first number is multiplied by the highest power, or by the lowest.
struct Gain {
    std::uint64_t base;
    Row gain;
};

inline std::vector<Gain> polynomial_gains() {
    std::vector<Gain> all;
    // One more of a power is `base` of the power below it.
    for (const Int base : {5, 10, 16, 31, 32, 37, 100, 131, 233, 1000, 1331}) {
        all.push_back({static_cast<std::uint64_t>(base), {1, -base}});
        all.push_back({static_cast<std::uint64_t>(base), {-base, 1}});
    }
    // Of 64 bits that are shifted up for each number, only the last numbers are left.
    for (const int bits : {4, 5, 6, 7, 8, 10, 16}) {
        const auto numbers = static_cast<std::size_t>(1 + (64 + bits - 1) / bits);
        Row first(numbers), last(numbers);
        first.front() = last.back() = 1;
        all.push_back({std::uint64_t{1} << bits, first});
        all.push_back({std::uint64_t{1} << bits, last});
    }
    // Of greater bases, short vectors of the lattice of all such gains, from both ends at once.
    all.push_back({10000, {-64, -92, -38, 7,  26, 119, 60, -17, 59, -113, 50,  -69,
                           3,   -42, 18,  31, 56, 32,  0,  44,  59, -122, -62, -32}});
    all.push_back({10001, {-80, -63, -63, -21, -38, -95, 33,  10, 46, -20, -15, 83,
                           -62, 70,  -33, -24, 37,  -67, -21, 44, 55, 10,  -61, 19}});
    all.push_back({10007, {-33, 24, 6,   86, -45, 65, -56, 61,  12, -60, 59, 51,
                           3,   4,  -14, 80, -66, 2,  -85, -19, 56, 57,  33, -33}});
    all.push_back({13331, {-41, -74, 61, -30, -58, -73, -1, 98, -47, 14,   105,  -102,
                           -20, -78, 48, -58, -57, 66,  97, 42, -42, -118, -113, -11}});
    all.push_back({23333, {-3,  -99, -39, -107, -21, 100, 35, -22, 72,  35,  -42, 62,
                           -35, 45,  -31, 71,   -37, 72,  5,  -45, -77, -81, -41, -25}});
    all.push_back({131313, {79, -42, 65, -23, -7,  20,  91, 14, -54, -40, -86, -25,
                            8,  -9,  41, 95,  -25, -60, 7,  41, 60,  -66, -55, -29}});
    return all;
}

}  // namespace rules

#endif
