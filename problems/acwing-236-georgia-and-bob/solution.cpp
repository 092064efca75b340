// Title: AcWing 236. Georgia and Bob
// URL: https://www.acwing.com/problem/content/238/
// Idea: Pair the pieces from the right, the leftmost with cell 0 if their number is odd. The gaps
//       inside the pairs are Nim heaps: a move of a left piece only adds to its heap, and the
//       right piece can take that back. The first player wins iff the xor of the gaps is not 0.
// Time: O(n log n) per test
// Memory: O(n)
#include <algorithm>

#include "../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned pieces[1000];
    unsigned tests, n;
    if (!in.read(tests)) return 0;
    for (; tests > 0 && in.read_in(1u, 1000u, n); --tests) {
        for (unsigned i = 0; i < n; ++i) {
            if (!in.read(pieces[i])) return 0;
        }
        if (n % 2 == 1) pieces[n++] = 0;
        std::sort(pieces, pieces + n);

        unsigned nim_sum = 0;
        for (unsigned i = 0; i < n; i += 2) nim_sum ^= pieces[i + 1] - pieces[i] - 1;
        out.line(nim_sum != 0 ? "Georgia will win" : "Bob will win");
    }
}
