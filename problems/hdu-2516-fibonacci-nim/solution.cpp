// Title: HDU 2516. Fibonacci Nim
// URL: http://acm.hdu.edu.cn/showproblem.php?pid=2516
// Idea: The first player loses iff n is a Fibonacci number: by Zeckendorf's theorem n is a sum of
//       Fibonacci numbers without neighbours, and a player who may take the least of them wins. Not
//       all of the stones may be taken; so this cannot be done iff n itself is the least term.
// Time: O(log n) per test
// Memory: O(1)
#include "../../common/fast_io.hpp"
#include "../../common/zeckendorf.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned n;
    while (in.read(n) && n != 0) {
        out.line(zeckendorf::greatest_fibonacci(n) == n ? "Second win" : "First win");
    }
}
