// Title: AcWing 1321. Taking or Joining Stones
// URL: https://www.acwing.com/problem/content/1323/
// Idea: Heaps of one stone apart, the others last `moves` moves if nothing is lost: they are joined,
//       then taken stone by stone. Alice loses iff `moves` and the number of ones are both even;
//       but if `moves` is at most 2, iff 3 divides the number of ones.
// Time: O(N) per test
// Memory: O(1)
#include "../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned tests, n, heap;
    if (!in.read(tests)) return 0;
    for (; tests > 0 && in.read(n); --tests) {
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
        out.line(lost ? "NO" : "YES");
    }
}
