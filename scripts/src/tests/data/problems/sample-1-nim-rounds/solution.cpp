// Title: Sample 1. Nim Rounds
// URL: https://example.com/1
// Idea: The first player wins iff the nim-sum (xor) of the heaps is not 0 (Bouton's theorem).
// Time: O(n)
// Memory: O(1)
#include "../../../../../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned n, heap;
    for (unsigned game = 1; in.read(n); ++game) {
        unsigned nim_sum = 0;
        for (; n > 0 && in.read(heap); --n) nim_sum ^= heap;
        if (n > 0) return 0;
        if (game > 1) out.line();
        out.line("Case #", game, ": ", nim_sum != 0 ? "first" : "second");
    }
}
