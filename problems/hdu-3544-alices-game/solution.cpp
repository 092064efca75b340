// Title: HDU 3544. Alice's Game
// URL: http://acm.hdu.edu.cn/showproblem.php?pid=3544
// Idea: A piece is worth a whole number of cuts that one player has in hand. Halving both sides,
//       rounded down, changes nothing as long as neither becomes 0; when one is 1, the other one
//       tells the number. Alice, who moves first, wins iff she has more in hand than Bob.
// Time: O(N log X) per test
// Memory: O(1)
#include <cstdint>

#include "../../common/fast_io.hpp"

// The cuts that Alice has in hand, or Bob, with a minus; x, y >= 1.
std::int64_t in_hand(std::int64_t x, std::int64_t y) {
    while (x > 1 && y > 1) {
        x /= 2;
        y /= 2;
    }
    return x - y;
}

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned tests, n;
    if (!in.read(tests)) return 0;
    for (unsigned i = 1; i <= tests && in.read(n); ++i) {
        std::int64_t sum = 0, x, y;
        for (; n > 0; --n) {
            if (!in.read(x, y)) return 0;
            sum += in_hand(x, y);
        }
        out.line("Case ", i, sum > 0 ? ": Alice" : ": Bob");
    }
}
