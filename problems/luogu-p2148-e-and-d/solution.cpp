// Title: Luogu P2148. E&D
// URL: https://www.luogu.com.cn/problem/P2148
// Idea: Two heaps a and b are a game of their own. A move that splits b reaches just the values k
//       for which binary digit k of b - 1 is 1. So their Grundy value is the place of the lowest 0
//       in (a - 1) | (b - 1). E wins iff the nim-sum of the values is not 0.
// Time: O(N) per test
// Memory: O(1)
#include "../../common/fast_io.hpp"

namespace {

// 2^v for the Grundy value v of two heaps.
unsigned power_of_value(unsigned a, unsigned b) {
    const unsigned digits = (a - 1) | (b - 1);
    return ~digits & (digits + 1);
}

}  // namespace

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned tests, n, a, b;
    if (!in.read(tests)) return 0;
    for (; tests > 0 && in.read(n); --tests) {
        // Digit v of `odd` is 1 if an odd number of pairs has the value v: equal values cancel out.
        unsigned odd = 0, nim_sum = 0, pairs = n / 2;
        for (; pairs > 0 && in.read(a, b); --pairs) odd ^= power_of_value(a, b);
        if (pairs > 0) return 0;
        for (unsigned v = 0; odd > 0; ++v, odd /= 2) nim_sum ^= odd % 2 * v;
        out.line(nim_sum != 0 ? "YES" : "NO");
    }
}
