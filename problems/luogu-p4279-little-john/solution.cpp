// Title: Luogu P4279. Little John
// URL: https://www.luogu.com.cn/problem/P4279
// Idea: Misere Nim. If some heap is above 1, the first player wins iff the nim-sum is not 0, as in
//       normal play. If none is, every move takes a heap of one stone, and the first player wins
//       iff the number of stones is even, that is, iff the nim-sum is 0.
// Time: O(n) per test
// Memory: O(1)

#include "../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned tests, n, heap;
    if (!in.read(tests)) return 0;
    while (tests-- > 0 && in.read(n)) {
        unsigned nim_sum = 0;
        unsigned all_bits = 0;  // above 1 iff some heap is
        for (; n > 0 && in.read(heap); --n) {
            nim_sum ^= heap;
            all_bits |= heap;
        }
        if (n > 0) return 0;
        out.line((nim_sum != 0) == (all_bits > 1) ? "John" : "Brother");
    }
}
