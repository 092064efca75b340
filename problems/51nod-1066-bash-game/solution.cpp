// Title: 51Nod 1066. Bash Game
// URL: https://www.51nod.com/Challenge/Problem.html#problemId=1066
// Idea: The first player loses iff N is a multiple of K + 1. From a multiple, K + 1 - x answers
//       each move of x and leaves a multiple again; from every other N, one move leaves a
//       multiple.
// Time: O(1) per test
// Memory: O(1)

#include <cstdint>

#include "../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned tests, stones, most;
    if (!in.read(tests)) return 0;
    for (; tests > 0 && in.read(stones, most); --tests) {
        out.line(stones % (std::uint64_t{most} + 1) != 0 ? 'A' : 'B');
    }
}
