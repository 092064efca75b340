// Title: HDU 1517. A Multiplication Game
// URL: http://acm.hdu.edu.cn/showproblem.php?pid=1517
// Idea: Stan wins for 18^k < n <= 9 * 18^k, Ollie for 9 * 18^k < n <= 18^(k + 1). So for n > 18, n
//       and ceil(n / 18) have the same winner, and for n <= 18, Stan wins iff n <= 9.
// Time: O(1) per test
// Memory: O(1)

#include "../../common/fast_io.hpp"

namespace {

// ceil(n / d) for n > 0, without overflow.
unsigned ceil_div(unsigned n, unsigned d) {
    return (n - 1) / d + 1;
}

}  // namespace

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned n;
    while (in.read(n)) {
        // n < 2^32 < 18^8, so dividing by each of 18^4, 18^2 and 18 that it exceeds leaves 1 .. 18.
        if (n > 18 * 18 * 18 * 18) n = ceil_div(n, 18 * 18 * 18 * 18);
        if (n > 18 * 18) n = ceil_div(n, 18 * 18);
        if (n > 18) n = ceil_div(n, 18);
        out.line(n <= 9 ? "Stan wins." : "Ollie wins.");
    }
}
