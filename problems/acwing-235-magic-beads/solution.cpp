// Title: AcWing 235. Magic Beads
// URL: https://www.acwing.com/problem/content/237/
// Idea: Heap p becomes all its proper divisors but one. With X the xor of their values, the
//       options of p have the values X ^ grundy(d), d a proper divisor. A sieve passes each value
//       to the multiples of its heap. The first player wins iff the xor over the heaps is not 0.
// Time: O(A log A) once, A the greatest heap; O(n) per test
// Memory: O(A)
#include "../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;

    const unsigned max_heap = 1000;
    unsigned grundy[max_heap + 1] = {};
    unsigned divisor_xor[max_heap + 1] = {};
    unsigned divisor_set[max_heap + 1] = {};  // bit v: a proper divisor has the value v <= 4
    for (unsigned p = 1; p <= max_heap; ++p) {
        while (divisor_set[p] >> (divisor_xor[p] ^ grundy[p]) & 1) ++grundy[p];
        for (unsigned multiple = 2 * p; multiple <= max_heap; multiple += p) {
            divisor_xor[multiple] ^= grundy[p];
            divisor_set[multiple] |= 1u << grundy[p];
        }
    }

    for (unsigned n, heap; in.read(n);) {
        unsigned nim_sum = 0;
        for (; n > 0 && in.read_in(1u, max_heap, heap); --n) nim_sum ^= grundy[heap];
        if (n > 0) return 0;
        out.line(nim_sum != 0 ? "freda" : "rainbow");
    }
}
