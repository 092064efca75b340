// Title: Luogu P2490. Black and White Pieces
// URL: https://www.luogu.com.cn/problem/P2490
// Idea: The gaps inside the k/2 pairs are heaps of Moore's Nim: lost iff in every binary place the
//       number of ones is divisible by d + 1. Count the lost lists of gaps by their sum, place by
//       place; the other free cells go to k/2 + 1 places.
// Time: O(nk)
// Memory: O(nk)
#include <vector>

#include "../../common/fast_io.hpp"

constexpr unsigned long long kModulus = 1000000007;

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned n, k, d;
    if (!in.read_in(2u, 10000u, n) || !in.read_in(2u, 100u, k) || !in.read(d) || n < k) return 0;

    std::vector<std::vector<unsigned long long>> choose(n + 1);
    for (unsigned i = 0; i <= n; ++i) {
        choose[i].assign(k + 1, 1);
        for (unsigned j = 1; j <= k; ++j) {
            choose[i][j] = i == 0 ? 0 : (choose[i - 1][j - 1] + choose[i - 1][j]) % kModulus;
        }
    }

    // lost[s]: lists of gaps with the sum s, lost as far as the places above `bit` go.
    const unsigned pairs = k / 2, free = n - k;
    std::vector<unsigned long long> lost(free + 1);
    lost[0] = 1;
    unsigned bit = 1;
    while (bit <= free / 2) bit *= 2;
    for (; bit > 0; bit /= 2) {
        for (unsigned s = free; s >= bit; --s) {
            for (unsigned ones = d + 1; ones <= pairs && ones * bit <= s; ones += d + 1) {
                lost[s] = (lost[s] + choose[pairs][ones] * lost[s - ones * bit]) % kModulus;
            }
        }
    }

    unsigned long long won = choose[n][k];
    for (unsigned s = 0; s <= free; ++s) {
        won += kModulus - lost[s] * choose[free - s + pairs][pairs] % kModulus;
    }
    out.line(won % kModulus);
}
