// Title: Luogu P4860. Taking Stones II
// URL: https://www.luogu.com.cn/problem/P4860
// Idea: Neither 1 nor a prime is a multiple of 4, and 1, 2, 3 may be taken. So no move leads from
//       a multiple of 4 to another, and from any other number some move leads to one: the first
//       player loses iff n mod 4 = 0.
// Time: O(1) per test
// Memory: O(1)

#include "../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned tests, n;
    if (!in.read(tests)) return 0;
    while (tests-- > 0 && in.read(n)) out.line(n % 4 != 0 ? "October wins!" : "Roy wins!");
}
