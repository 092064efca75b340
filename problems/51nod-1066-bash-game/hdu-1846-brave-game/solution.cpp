// Title: HDU 1846. Brave Game
// URL: http://acm.hdu.edu.cn/showproblem.php?pid=1846
// Idea: Bash's game: the first player loses iff n is a multiple of m + 1.
// Time: O(n) per test
// Memory: O(1)

#include "../../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned tests, stones, most;
    if (!in.read(tests)) return 0;
    for (; tests > 0 && in.read(stones, most); --tests) {
        out.line(stones % (most + 1) != 0 ? "first" : "second");
    }
}
