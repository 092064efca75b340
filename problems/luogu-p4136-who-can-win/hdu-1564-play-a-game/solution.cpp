// Title: HDU 1564. Play a game
// URL: http://acm.hdu.edu.cn/showproblem.php?pid=1564
// Idea: Dominoes cover an even board: 8600 wins iff n is even.
// Time: O(n) per test
// Memory: O(1)

#include "../../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned n;
    while (in.read(n) && n != 0) out.line(n % 2 == 0 ? "8600" : "ailyanlu");
}
