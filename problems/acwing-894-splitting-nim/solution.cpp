// Title: AcWing 894. Splitting Nim
// URL: https://www.acwing.com/problem/content/896/
// Idea: grundy(a) = mex { grundy(b) xor grundy(c) : b <= c < a }. The options of a - 1 are also
//       options of a, so the set of reached values only grows from heap to heap.
// Time: O(a^2 + n), a the largest heap
// Memory: O(a)
#include "../../common/fast_io.hpp"
#include "../../common/sprague_grundy.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;

    const unsigned max_heap = 100;
    unsigned grundy[max_heap + 1];
    sprague_grundy::MexSet reached;
    for (unsigned a = 0; a <= max_heap; ++a) {
        grundy[a] = reached.mex();
        for (unsigned b = 0; b <= a; ++b) reached.insert(grundy[b] ^ grundy[a]);
    }

    unsigned n, heap, nim_sum = 0;
    if (!in.read(n)) return 0;
    for (; n > 0 && in.read_in(1u, max_heap, heap); --n) nim_sum ^= grundy[heap];
    if (n == 0) out.line(nim_sum != 0 ? "Yes" : "No");
}
