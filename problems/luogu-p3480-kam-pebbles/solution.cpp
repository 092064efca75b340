// Title: Luogu P3480. KAM-Pebbles
// URL: https://www.luogu.com.cn/problem/P3480
// Idea: What a pile gives away, its difference from the pile before loses and that of the pile behind
//       gains: the differences are the stairs of staircase Nim, and the last one is stair 1. The
//       first player wins iff the xor of the last difference, the last but two, ... is not 0.
// Time: O(n) per test
// Memory: O(1)
#include "../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned tests, n;
    if (!in.read(tests)) return 0;
    for (; tests > 0 && in.read(n); --tests) {
        unsigned nim_sum = 0, before = 0, pile;
        for (unsigned stair = n; stair > 0; --stair) {
            if (!in.read(pile)) return 0;
            if (stair % 2 != 0) nim_sum ^= pile - before;
            before = pile;
        }
        out.line(nim_sum != 0 ? "TAK" : "NIE");
    }
}
