// Title: 51Nod 1069. Nim
// URL: https://www.51nod.com/Challenge/Problem.html#problemId=1069
// Idea: Bouton's theorem: A loses iff the xor of the heaps is 0.
// Time: O(n) per test
// Memory: O(1)

#include "../../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned heaps, heap, sum = 0;
    if (!in.read(heaps)) return 0;
    for (; heaps > 0 && in.read(heap); --heaps) sum ^= heap;
    if (heaps == 0) out.line(sum != 0 ? 'A' : 'B');
}
