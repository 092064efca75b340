// Title: Luogu P1290. Euclid's Game
// URL: https://www.luogu.com.cn/problem/P1290
// Idea: While b < a < 2b, the only move is to (a - b, b). The first to meet a = b wins at once,
//       the first to meet a >= 2b by choice: from (a mod b + b, b) the only move is to (a mod b,
//       b), so the player leaves the latter if it loses, and else the former.
// Time: O(log(a + b)) per test
// Memory: O(1)

#include <utility>

#include "../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned tests, a, b;
    if (!in.read(tests)) return 0;
    while (tests-- > 0 && in.read(a, b)) {
        if (a < b) std::swap(a, b);
        bool stan_moves = true;
        for (; b < a && a - b < b; stan_moves = !stan_moves) {
            a -= b;
            std::swap(a, b);
        }
        out.line(stan_moves ? "Stan wins" : "Ollie wins");
    }
}
