// Title: Luogu P2594. Colouring Game
// URL: https://www.luogu.com.cn/problem/P2594
// Idea: The coins that show tails add up. One in the first row or column is worth the greatest power of
//       two that divides its place, any other one 2^(i + j - 2). The first player loses iff each
//       power stands there an even number of times.
// Time: O(n m)
// Memory: O(n + m)
#include <algorithm>
#include <bitset>

#include "../../common/fast_io.hpp"

namespace {

constexpr unsigned kSide = 100;

// The value of the coin is 2 to this power; i and j are from 1.
unsigned exponent(unsigned i, unsigned j) {
    if (i > 1 && j > 1) return i + j - 2;
    unsigned power = 0;
    for (unsigned along = i * j; along % 2 == 0; along /= 2) ++power;
    return power;
}

}  // namespace

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned tests, n, m;
    if (!in.read(tests)) return 0;
    for (; tests > 0 && in.read_in(1u, kSide, n, m); --tests) {
        std::bitset<2 * kSide> nim_sum;
        for (unsigned i = 1; i <= n; ++i) {
            for (unsigned j = 1; j <= m; ++j) {
                char coin;
                if (!in.read(coin)) return 0;
                if (coin != 'H') nim_sum.flip(exponent(i, j));
            }
        }
        out.line(nim_sum.any() ? "-_-" : "=_=");
    }
}
