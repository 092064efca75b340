// Title: Luogu P2197. Nim
// URL: https://www.luogu.com.cn/problem/P2197
// Idea: Bouton's theorem: the first player loses iff the xor of the heaps is 0.
// Time: O(n) per test
// Memory: O(1)

#include "../../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned tests, heaps, heap;
    if (!in.read(tests)) return 0;
    for (; tests > 0 && in.read(heaps); --tests) {
        unsigned sum = 0;
        for (; heaps > 0 && in.read(heap); --heaps) sum ^= heap;
        if (heaps > 0) return 0;
        out.line(sum != 0 ? "Yes" : "No");
    }
}
