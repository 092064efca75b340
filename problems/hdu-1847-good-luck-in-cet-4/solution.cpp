// Title: HDU 1847. Good Luck in CET-4 Everybody!
// URL: http://acm.hdu.edu.cn/showproblem.php?pid=1847
// Idea: No power of two is a multiple of 3, and 1 and 2 are powers of two. So no move leads from a
//       multiple of 3 to another, and from any other number some move leads to one: Kiki loses iff
//       3 divides n.
// Time: O(1) per test
// Memory: O(1)

#include "../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned n;
    while (in.read(n)) out.line(n % 3 != 0 ? "Kiki" : "Cici");
}
