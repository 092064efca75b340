// Title: HDU 3951. Coin Game
// URL: http://acm.hdu.edu.cn/showproblem.php?pid=3951
// Idea: With n <= k the first player takes all; with k = 1 the parity of n decides. Otherwise the
//       first move leaves a row; the second player takes its middle, one coin or two, or all of it,
//       and then repeats each move on the other side.
// Time: O(1) per test
// Memory: O(1)
#include "../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned tests, n, k;
    if (!in.read(tests)) return 0;
    for (unsigned i = 1; i <= tests && in.read(n, k); ++i) {
        const bool first_wins = n <= k || (k == 1 && n % 2 == 1);
        out.line("Case ", i, first_wins ? ": first" : ": second");
    }
}
