// Title: HDU 1525. Euclid's Game
// URL: http://acm.hdu.edu.cn/showproblem.php?pid=1525
// Idea: Whoever first may choose wins: where the greater number is twice the other, or more.
// Time: O(n) per test
// Memory: O(1)

#include <utility>

#include "../../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned a, b;
    while (in.read(a, b) && (a != 0 || b != 0)) {
        if (a < b) std::swap(a, b);
        bool stan_moves = true;
        for (; b < a && a - b < b; stan_moves = !stan_moves) {
            a -= b;
            std::swap(a, b);
        }
        out.line(stan_moves ? "Stan wins" : "Ollie wins");
    }
}
