// Title: Luogu P5363. Moving Coins
// URL: https://www.luogu.com.cn/problem/P5363
// Idea: Every other gap, from that left of the last coin, is a heap of Nim: lost iff their xor is 0.
//       Count the lost lists of these gaps by their sum, place by place; the other free cells go to
//       the other gaps.
// Time: O(nm)
// Memory: O(n)
#include <vector>

#include "../../common/fast_io.hpp"

constexpr unsigned long long kModulus = 1000000009;

// ways[s]: in how many ways s free cells are used up. Adds a gap for others.
void add_gap(std::vector<unsigned long long>& ways) {
    for (std::size_t s = 1; s < ways.size(); ++s) ways[s] = (ways[s] + ways[s - 1]) % kModulus;
}

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned n, m;
    if (!in.read_in(1u, 150000u, n) || !in.read_in(1u, 50u, m)) return 0;
    if (n <= m) {
        out.line(0);
        return 0;
    }

    // choose[c]: in how many ways c of the gaps have a 1 in a place.
    const unsigned heaps = (m + 1) / 2, free = n - m;
    std::vector<unsigned long long> choose(heaps + 1);
    choose[0] = 1;
    for (unsigned i = 1; i <= heaps; ++i) {
        for (unsigned c = i; c > 0; --c) choose[c] += choose[c - 1];
    }

    // lost[s]: lists of gaps with the sum s, lost as far as the places above `bit` go.
    std::vector<unsigned long long> lost(free + 1), all(free + 1);
    lost[0] = all[0] = 1;
    unsigned bit = 1;
    while (bit <= free / 2) bit *= 2;
    for (; bit > 0; bit /= 2) {
        for (unsigned s = free; s >= bit; --s) {
            for (unsigned ones = 2; ones <= heaps && ones * bit <= s; ones += 2) {
                lost[s] = (lost[s] + choose[ones] * lost[s - ones * bit]) % kModulus;
            }
        }
    }

    for (unsigned gap = heaps; gap <= m; ++gap) add_gap(lost);
    for (unsigned gap = 0; gap <= m; ++gap) add_gap(all);
    out.line((all[free] + kModulus - lost[free]) % kModulus);
}
