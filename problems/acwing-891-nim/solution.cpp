// Title: AcWing 891. Nim
// URL: https://www.acwing.com/problem/content/893/
// Idea: The first player wins iff the nim-sum (xor) of the heaps is not 0 (Bouton's theorem).
// Time: O(n)
// Memory: O(1)
#include "../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned n, heap, nim_sum = 0;
    if (!in.read(n)) return 0;
    for (; n > 0 && in.read(heap); --n) nim_sum ^= heap;
    if (n == 0) out.line(nim_sum != 0 ? "Yes" : "No");
}
