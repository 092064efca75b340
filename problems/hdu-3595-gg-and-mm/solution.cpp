// Title: HDU 3595. GG and MM
// URL: http://acm.hdu.edu.cn/showproblem.php?pid=3595
// Idea: The game that ends last decides. Who wins a game delays its end, who loses it hurries; then it
//       takes so many moves, which steps() counts. MM wins iff the greatest number is odd.
// Time: O(N log p) per test
// Memory: O(1)
#include <algorithm>

#include "../../common/fast_io.hpp"

namespace {

// For a >= b. It is odd where the player to move wins the game.
unsigned steps(unsigned a, unsigned b) {
    if (b == 0) return 0;
    const unsigned rest = steps(b, a % b);
    // With a quotient of 1 there is one move, to (b, a % b). With a greater one the player to move
    // goes there if that loses, and else to (b + a % b, b), from where the only move leads there.
    return a / b == 1 || rest % 2 == 0 ? rest + 1 : rest + 2;
}

}  // namespace

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    for (unsigned n; in.read_in(1u, 1000u, n);) {
        unsigned longest = 0;
        for (unsigned p, q; n > 0; --n) {
            if (!in.read_in(1u, 1000u, p, q)) return 0;
            longest = std::max(longest, steps(std::max(p, q), std::min(p, q)));
        }
        out.line(longest % 2 != 0 ? "MM" : "GG");
    }
}
