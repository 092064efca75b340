// Title: HDU 3032. Nim or not Nim?
// URL: http://acm.hdu.edu.cn/showproblem.php?pid=3032
// Idea: Lasker's Nim: a heap of n has the Grundy value n, but for the heaps 4k + 3 and 4k + 4, which
//       change their values. Alice wins iff the nim-sum of the values is not 0. A value can be 2^31.
// Time: O(N) per test
// Memory: O(1)
#include "../../common/fast_io.hpp"

namespace {

// The Grundy value of a heap that is not empty.
unsigned grundy(unsigned heap) {
    if (heap % 4 == 3) return heap + 1;
    if (heap % 4 == 0) return heap - 1;
    return heap;
}

}  // namespace

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned tests, n, heap;
    if (!in.read(tests)) return 0;
    for (; tests > 0 && in.read(n); --tests) {
        unsigned nim_sum = 0;
        for (; n > 0 && in.read(heap); --n) nim_sum ^= grundy(heap);
        if (n > 0) return 0;
        out.line(nim_sum != 0 ? "Alice" : "Bob");
    }
}
