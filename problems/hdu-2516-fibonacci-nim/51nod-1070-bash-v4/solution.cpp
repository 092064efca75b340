// Title: 51Nod 1070. Bash V4
// URL: https://www.51nod.com/Challenge/Problem.html#problemId=1070
// Idea: Fibonacci Nim: the first player loses iff N is a Fibonacci number.
// Time: O(n) per test
// Memory: O(1)

#include "../../../common/fast_io.hpp"
#include "../../../common/zeckendorf.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned tests, n;
    if (!in.read(tests)) return 0;
    for (; tests > 0 && in.read(n); --tests) {
        out.line(zeckendorf::greatest_fibonacci(n) == n ? 'B' : 'A');
    }
}
