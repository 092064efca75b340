// Title: HDU 4315. Climbing the Hill
// URL: http://acm.hdu.edu.cn/showproblem.php?pid=4315
// Idea: Pair the persons from the bottom; the free cells inside a pair are a Nim heap, and so is the
//       way to the top of a person left over. Only where the king is second, that person may not
//       enter the hilltop: one cell less. If the king is first, Alice moves him up at once.
// Time: O(N) per test
// Memory: O(N)
#include "../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned cells[1000];
    unsigned n, king;
    while (in.read_in(1u, 1000u, n) && in.read_in(1u, n, king)) {
        for (unsigned i = 0; i < n; ++i) {
            if (!in.read(cells[i])) return 0;
        }
        unsigned nim_sum = n % 2 != 0 ? cells[0] - (king == 2) : 0;
        for (unsigned i = n % 2; i < n; i += 2) nim_sum ^= cells[i + 1] - cells[i] - 1;
        out.line(king == 1 || nim_sum != 0 ? "Alice" : "Bob");
    }
}
