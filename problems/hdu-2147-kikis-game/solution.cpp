// Title: HDU 2147. kiki's game
// URL: http://acm.hdu.edu.cn/showproblem.php?pid=2147
// Idea: kiki loses iff n and m are both odd: each move changes the parity of a side, and from
//       every other board a step along each even side makes both odd.
// Time: O(1) per test
// Memory: O(1)

#include "../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned n, m;
    while (in.read(n, m) && (n | m) != 0) {
        out.line((n & m & 1) != 0 ? "What a pity!" : "Wonderful!");
    }
}
