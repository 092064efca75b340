// Title: HDU 5795. A Simple Nim
// URL: http://acm.hdu.edu.cn/showproblem.php?pid=5795
// Idea: A heap of n has the Grundy value n, but for the heaps 8k + 7 and 8k + 8, which change their
//       values: 1, 2 and 8k + 4 have the nim-sum 8k + 7. The first player wins iff the nim-sum of
//       the values is not 0.
// Time: O(n) per test
// Memory: O(1)
#include "../../common/fast_io.hpp"

namespace {

// The Grundy value of a heap that is not empty.
unsigned grundy(unsigned heap) {
    if (heap % 8 == 7) return heap + 1;
    if (heap % 8 == 0) return heap - 1;
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
        out.line(nim_sum != 0 ? "First player wins." : "Second player wins.");
    }
}
