// Title: 51Nod 1068. Bash V3
// URL: https://www.51nod.com/Challenge/Problem.html#problemId=1068
// Idea: No power of two is a multiple of 3, and 1 and 2 are powers of two. So no move leads from a
//       multiple of 3 to another, and from any other number some move leads to one: A loses iff 3
//       divides N, that is, iff it divides the sum of N's digits.
// Time: O(number of digits) per test
// Memory: O(number of digits)

#include <string>

#include "../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned tests;
    std::string digits;
    if (!in.read(tests)) return 0;
    for (; tests > 0 && in.read(digits); --tests) {
        unsigned sum = 0;
        for (const char digit : digits) sum += static_cast<unsigned>(digit - '0');
        out.line(sum % 3 == 0 ? 'B' : 'A');
    }
}
