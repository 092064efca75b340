// The code of counting.md: C++11, nothing but the standard library.
#ifndef COMMON_NOTES_CODE_COUNTING_HPP
#define COMMON_NOTES_CODE_COUNTING_HPP

#include <cstddef>
#include <cstdint>
#include <vector>

namespace notes {

// How many lists of heaps, each below its bound, have this nim-sum.
inline std::uint64_t below(const std::vector<std::uint64_t>& bounds, std::uint64_t nim_sum) {
    std::uint64_t all = 0;
    for (unsigned place = 0; place < 32; ++place) {
        std::uint64_t above = nim_sum >> place >> 1;
        for (const std::uint64_t bound : bounds) above ^= bound >> place >> 1;
        if (above != 0) continue;
        const std::uint64_t power = std::uint64_t(1) << place;
        // By whether some heap has parted from its bound here, and the parity of the ones here. The
        // lower digits of the first heap that has are those that the nim-sum asks for.
        std::uint64_t ways[2][2] = {{1, 0}, {0, 0}};
        for (const std::uint64_t bound : bounds) {
            std::uint64_t next[2][2] = {{0, 0}, {0, 0}};
            const unsigned one = bound >> place & 1;
            for (unsigned parted = 0; parted < 2; ++parted) {
                for (unsigned odd = 0; odd < 2; ++odd) {
                    next[parted][odd ^ one] += ways[parted][odd] * (bound % power);
                    if (one) next[1][odd] += ways[parted][odd] * (parted ? power : 1);
                }
            }
            for (unsigned i = 0; i < 4; ++i) ways[i / 2][i % 2] = next[i / 2][i % 2];
        }
        all += ways[1][nim_sum >> place & 1];
    }
    return all;
}

// How many lists of so many heaps have each sum up to `most` and, in every place, a number of ones
// that `by` divides.
inline std::vector<std::uint64_t> by_sum(unsigned heaps, std::size_t most, unsigned by) {
    std::vector<std::uint64_t> choose(heaps + 1, 0), lists(most + 1, 0);
    choose[0] = lists[0] = 1;
    for (unsigned i = 0; i < heaps; ++i) {
        for (unsigned j = heaps; j > 0; --j) choose[j] += choose[j - 1];
    }
    for (std::size_t power = 1; power <= most; power *= 2) {
        for (std::size_t sum = most; sum > 0; --sum) {
            for (unsigned ones = by; ones <= heaps && ones * power <= sum; ones += by) {
                lists[sum] += choose[ones] * lists[sum - ones * power];
            }
        }
    }
    return lists;
}

// Turns the numbers of 2^b indices into their Walsh-Hadamard transform; twice gives them 2^b times.
inline void transform(std::vector<std::int64_t>& numbers) {
    for (std::size_t power = 1; power < numbers.size(); power *= 2) {
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            if (i & power) continue;
            const std::int64_t a = numbers[i], b = numbers[i | power];
            numbers[i] = a + b;
            numbers[i | power] = a - b;
        }
    }
}

}  // namespace notes

#endif
