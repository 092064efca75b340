// Title: HDU 2149. Public Sale
// URL: http://acm.hdu.edu.cn/showproblem.php?pid=2149
// Idea: What is missing is a heap of Bash's game: a raise wins iff it leaves a multiple of N + 1.
//       That is M mod (N + 1), if it is not 0; and if M <= N, each larger raise overshoots and
//       leaves nothing, too.
// Time: O(1) per test, and the length of its output
// Memory: O(1)

#include "../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned missing, most;
    // A raise is at most 1099; beyond that, malformed input would make an output without end.
    while (in.read(missing, most) && most <= 1099) {
        if (missing % (most + 1) == 0) {
            out.line("none");
            continue;
        }
        unsigned raise = missing % (most + 1);
        out.write(raise);
        if (missing <= most) {
            while (raise < most) {
                out.write(' ');
                out.write(++raise);
            }
        }
        out.write('\n');
    }
}
