// Title: Luogu P4018. Taking Stones
// URL: https://www.luogu.com.cn/problem/P4018
// Idea: No p^k is a multiple of 6, and 1, 2, 3, 4, 5 are all of the form p^k. So no move leads
//       from a multiple of 6 to another, and from any other number some move leads to one: the
//       first player loses iff n mod 6 = 0.
// Time: O(1) per test
// Memory: O(1)

#include "../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned tests, n;
    if (!in.read(tests)) return 0;
    while (tests-- > 0 && in.read(n)) out.line(n % 6 != 0 ? "October wins!" : "Roy wins!");
}
