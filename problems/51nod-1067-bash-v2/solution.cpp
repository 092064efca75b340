// Title: 51Nod 1067. Bash V2
// URL: https://www.51nod.com/Challenge/Problem.html#problemId=1067
// Idea: The first player loses iff N mod 7 is 0 or 2. Two such numbers differ by 0, 2 or 5 modulo
//       7, never by 1, 3 or 4; from 1, 3, 4 a move leaves the remainder 0, from 5 and 6 it leaves 2.
// Time: O(1) per test
// Memory: O(1)

#include "../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned tests, stones;
    if (!in.read(tests)) return 0;
    for (; tests > 0 && in.read(stones); --tests) {
        const unsigned rest = stones % 7;
        out.line(rest == 0 || rest == 2 ? 'B' : 'A');
    }
}
