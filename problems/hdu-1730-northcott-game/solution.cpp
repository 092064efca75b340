// Title: HDU 1730. Northcott Game
// URL: http://acm.hdu.edu.cn/showproblem.php?pid=1730
// Idea: The gap between the pieces of a row is a Nim heap: Tom wins iff the nim-sum of the gaps is
//       not 0. A retreat enlarges a gap, but the opponent can follow, which leaves less room
//       behind. So retreats run out and decide nothing.
// Time: O(n) per test
// Memory: O(1)

#include "../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned rows, columns, tom, jerry;
    while (in.read(rows, columns)) {
        unsigned nim_sum = 0;
        for (; rows > 0 && in.read(tom, jerry); --rows) {
            nim_sum ^= (tom < jerry ? jerry - tom : tom - jerry) - 1;
        }
        if (rows > 0) break;
        out.line(nim_sum != 0 ? "I WIN!" : "BAD LUCK!");
    }
}
