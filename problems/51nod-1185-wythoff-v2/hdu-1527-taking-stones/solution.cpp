// Title: HDU 1527. Taking Stones
// URL: http://acm.hdu.edu.cn/showproblem.php?pid=1527
// Idea: Wythoff's game: you lose iff the heaps are a cold pair.
// Time: O(1) per test
// Memory: O(1)

#include "../../../common/fast_io.hpp"
#include "../../../common/wythoff.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned a, b;
    while (in.read(a, b)) out.line(wythoff::is_cold(a, b) ? '0' : '1');
}
