// Title: HDU 3404. Switch lights
// URL: http://acm.hdu.edu.cn/showproblem.php?pid=3404
// Idea: The game is the product of two games in a row, in each of which a move turns the last coin
//       and at most one before it; there a head in place x is worth x. By the Tartan theorem the
//       light at (x, y) is worth the nim product of x and y. The xor of all is 0 iff lxhgww loses.
// Time: O(n) per test
// Memory: O(1)
#include <cstdint>

#include "../../common/fast_io.hpp"
#include "../../common/nim_product.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned tests, n, x, y;
    if (!in.read(tests)) return 0;
    for (; tests > 0 && in.read(n); --tests) {
        std::uint64_t nim_sum = 0;
        for (; n > 0 && in.read(x, y); --n) nim_sum ^= nim_product::product(x, y);
        if (n > 0) return 0;
        out.line(nim_sum != 0 ? "Have a try, lxhgww." : "Don't waste your time.");
    }
}
