// Title: HDU 4111. Alice and Bob
// URL: http://acm.hdu.edu.cn/showproblem.php?pid=4111
// Idea: The moves that the heaps of two or more stones last, and the number of ones, decide: both even is lost, but for the edge.
// Time: O(n) per test
// Memory: O(1)

#include "../../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned tests, n, heap;
    if (!in.read(tests)) return 0;
    for (unsigned test = 1; test <= tests && in.read(n); ++test) {
        unsigned ones = 0, moves = 0;
        for (; n > 0 && in.read(heap); --n) {
            if (heap == 1) {
                ++ones;
            } else {
                moves += heap + (moves > 0);  // one more to join it
            }
        }
        if (n > 0) return 0;
        const bool lost = moves > 2 ? ones % 2 == 0 && moves % 2 == 0 : ones % 3 == 0;
        out.line("Case #", test, ": ", lost ? "Bob" : "Alice");
    }
}
