// Title: Luogu P2490. Black and White Pieces
// URL: https://www.luogu.com.cn/problem/P2490
// Idea: The gaps inside the k/2 pairs are heaps of Moore's Nim: lost iff in every binary place the
//       number of ones is divisible by d + 1. Count the lost lists of gaps by their sum, place by
//       place; the other free cells go to k/2 + 1 places.
// Time: O((nk/d) log n)
// Memory: O(n)
#include <vector>

#include "../../common/fast_io.hpp"

constexpr unsigned long long kModulus = 1000000007;

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned n, k, d;
    if (!in.read_in(2u, 10000u, n) || !in.read_in(2u, 100u, k) || !in.read(d) || n < k) return 0;

    // Inverses of the numbers, then those of the factorials.
    std::vector<unsigned long long> factorial(n + 1, 1), inverse(n + 1, 1);
    for (unsigned i = 2; i <= n; ++i) {
        factorial[i] = factorial[i - 1] * i % kModulus;
        inverse[i] = (kModulus - kModulus / i) * inverse[kModulus % i] % kModulus;
    }
    for (unsigned i = 2; i <= n; ++i) inverse[i] = inverse[i - 1] * inverse[i] % kModulus;
    const auto choose = [&](unsigned of, unsigned c) {
        return factorial[of] * inverse[c] % kModulus * inverse[of - c] % kModulus;
    };

    // lost[s]: lists of gaps with the sum s, lost as far as the places above `bit` go.
    const unsigned pairs = k / 2, free = n - k;
    std::vector<unsigned long long> lost(free + 1);
    lost[0] = 1;
    std::vector<unsigned long long> with_ones(pairs + 1);
    for (unsigned ones = 0; ones <= pairs; ++ones) with_ones[ones] = choose(pairs, ones);
    unsigned bit = 1;
    while (bit <= free / 2) bit *= 2;
    for (; bit > 0; bit /= 2) {
        for (unsigned s = free; s >= bit; --s) {
            for (unsigned ones = d + 1; ones <= pairs && ones * bit <= s; ones += d + 1) {
                lost[s] = (lost[s] + with_ones[ones] * lost[s - ones * bit]) % kModulus;
            }
        }
    }

    unsigned long long won = choose(n, k);
    for (unsigned s = 0; s <= free; ++s) {
        won += kModulus - lost[s] * choose(free - s + pairs, pairs) % kModulus;
    }
    out.line(won % kModulus);
}
