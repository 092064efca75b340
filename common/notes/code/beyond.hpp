// The code of beyond.md: C++11, nothing but the standard library.
#ifndef COMMON_NOTES_CODE_BEYOND_HPP
#define COMMON_NOTES_CODE_BEYOND_HPP

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace notes {

// A number for each quotient of n, by integer division; 1 <= n <= 10^9.
struct Quotients {
    explicit Quotients(std::uint32_t dividend) : n(dividend), root(1) {
        while ((root + 1) * (root + 1) <= n) ++root;
        small.resize(root + 1);
        large.resize(root + 1);
    }
    std::uint32_t& of(std::uint32_t q) { return q <= root ? small[q] : large[n / q]; }

    std::uint32_t n, root;
    std::vector<std::uint32_t> small, large;
};

// The value of a white cell for each quotient of n, where x, 2x, ..., kx are turned over.
inline Quotients turning_multiples(std::uint32_t n) {
    Quotients g(n);
    std::vector<std::uint32_t> mark(65536);  // fewer blocks than that, so all values are below it
    std::uint32_t q = 0;
    while (q < n) {
        q = n / (n / (q + 1));  // the next quotient
        std::uint32_t sum = 0, value = 1;
        mark[0] = q;  // k = 1
        for (std::uint32_t j = 2, last; j <= q; j = last + 1) {
            last = q / (q / j);  // the end of the block
            mark[sum ^ g.of(q / j)] = q;
            if ((last - j) % 2 == 0) sum ^= g.of(q / j);
        }
        while (mark[value] == q) ++value;
        g.of(q) = value;
    }
    return g;
}

// The value of a heap of n stones, where a move takes at most n / k of them, rounded down; k >= 1.
inline std::uint64_t part_of_a_heap(std::uint64_t n, std::uint64_t k) {
    while (n % k != 0) {
        const std::uint64_t step = n / k + 1, rest = n % k;
        n -= (rest + step - 1) / step * step;  // all steps with this quotient
    }
    return n / k;
}

// The values of the heaps 0 to N - 1, where a move takes a number that is in the set.
template <std::size_t N>
std::vector<unsigned> values_by_bits(const std::bitset<N>& set) {
    std::vector<unsigned> values;
    std::vector<std::bitset<N>> reaches;  // reaches[v]: the heaps with an option of value v
    for (std::size_t n = 0; n < N; ++n) {
        unsigned v = 0;
        while (v < reaches.size() && reaches[v][n]) ++v;
        if (v == reaches.size()) reaches.emplace_back();
        reaches[v] |= set << n;
        values.push_back(v);
    }
    return values;
}

// A period and from where on.
struct Proved {
    std::size_t from, period;
};

// The least period that the theorem proves by these values of a game in which a move takes at most
// k stones and leaves at most so many heaps, and the least start >= 1 for it; {0, 0} if there is none.
inline Proved proved_period(const std::vector<unsigned>& values, std::size_t k, std::size_t parts) {
    for (std::size_t p = 1; p < values.size(); ++p) {
        std::size_t from = values.size() - p;
        while (from > 1 && values[from - 1] == values[from - 1 + p]) --from;
        if (parts * (from + p) + k <= values.size()) return {from, p};
    }
    return {0, 0};
}

// Whether v has an odd number of ones among the bits of the mask.
inline bool is_common(unsigned v, unsigned mask) {
    return std::bitset<32>(v & mask).count() % 2 == 1;
}

// The values of the heaps 0 to `last` in the octal game 0.d1 d2 ...; right with any mask
// but 0, and fast where few heaps have a value that is not common.
inline std::vector<unsigned> octal_by_mask(const std::string& digits, unsigned mask,
                                           unsigned last) {
    std::vector<unsigned> values, rare;
    for (unsigned n = 0; n <= last; ++n) {
        std::set<unsigned> reached;
        for (unsigned j = 1; j <= digits.size() && j <= n; ++j) {
            const int digit = digits[j - 1] - '0';
            const unsigned rest = n - j;
            if (digit & 1 && rest == 0) reached.insert(0);
            if (digit & 2 && rest > 0) reached.insert(values[rest]);
            for (const unsigned a : rare) {
                if (digit & 4 && 0 < a && a < rest) reached.insert(values[a] ^ values[rest - a]);
            }
        }
        // All common values that are reached are known by now; of the rare ones not yet all.
        unsigned value = 0;
        std::set<unsigned> missing;
        for (; !is_common(value, mask) || reached.count(value) > 0; ++value) {
            if (!is_common(value, mask) && reached.count(value) == 0) missing.insert(value);
        }
        for (unsigned j = 1; j <= digits.size() && j <= n; ++j) {
            const unsigned rest = n - j;
            for (unsigned a = 1; (digits[j - 1] - '0') & 4 && 2 * a <= rest; ++a) {
                if (missing.empty()) break;
                missing.erase(values[a] ^ values[rest - a]);
            }
        }
        if (!missing.empty()) value = *missing.begin();
        values.push_back(value);
        if (!is_common(value, mask)) rare.push_back(n);
    }
    return values;
}

}  // namespace notes

#endif
