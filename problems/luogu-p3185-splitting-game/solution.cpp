// Title: Luogu P3185. Splitting Game
// URL: https://www.luogu.com.cn/problem/P3185
// Idea: Each bean is a game of its own. With d bottles behind it, it becomes two beans with fewer
//       behind them, as a heap of d becomes two smaller heaps. Two beans in one bottle cancel. A move
//       changes the xor of the values by those of its three beans, and wins iff that makes it 0.
// Time: O(n^3) per test
// Memory: O(n)
#include "../../common/fast_io.hpp"
#include "../../common/sprague_grundy.hpp"

int main() {
    const unsigned most = 21;
    unsigned g[most] = {};
    for (unsigned d = 1; d < most; ++d) {
        sprague_grundy::MexSet reached;
        for (unsigned a = 0; a < d; ++a) {
            for (unsigned b = 0; b <= a; ++b) reached.insert(g[a] ^ g[b]);
        }
        g[d] = reached.mex();
    }

    fast_io::Reader in;
    fast_io::Writer out;
    unsigned tests, n;
    if (!in.read(tests)) return 0;
    for (; tests > 0 && in.read_in(2u, most, n); --tests) {
        unsigned beans[most], value[most], nim_sum = 0;
        for (unsigned i = 0; i < n; ++i) {
            if (!in.read(beans[i])) return 0;
            value[i] = g[n - 1 - i];
            if (beans[i] % 2 != 0) nim_sum ^= value[i];
        }
        unsigned moves = 0;
        for (unsigned i = 0; i < n; ++i) {
            if (beans[i] == 0) continue;
            for (unsigned j = i + 1; j < n; ++j) {
                for (unsigned k = j; k < n; ++k) {
                    if ((value[i] ^ value[j] ^ value[k]) != nim_sum) continue;
                    if (moves++ == 0) out.line(i, ' ', j, ' ', k);
                }
            }
        }
        if (moves == 0) out.line("-1 -1 -1");
        out.line(moves);
    }
}
