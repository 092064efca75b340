// Title: Luogu P2599. Taking from Both Ends
// URL: https://www.luogu.com.cn/problem/P2599
// Idea: Next to a row exactly one heap, of 0 stones or more, makes a loss: on its left one of
//       left[i], on its right one of right[i], where the row begins at heap i. Both follow from the
//       rows that are shorter by one heap. The first player wins iff the first heap is another one.
// Time: O(n^2) per test
// Memory: O(n)
#include <vector>

#include "../../common/fast_io.hpp"

namespace {

const unsigned kMostHeaps = 1000;

// The heap that makes a loss of a row with a heap of x at its other end, where `here` makes a loss of
// the row alone on this side, and `there` on the other.
unsigned opposite(unsigned x, unsigned here, unsigned there) {
    if (x == there) return 0;
    if (x < there) return x < here ? x : x + 1;
    return x <= here ? x - 1 : x;
}

}  // namespace

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned tests, n;
    if (!in.read(tests)) return 0;
    for (; tests > 0 && in.read(n); --tests) {
        if (n == 0 || n > kMostHeaps) return 0;
        std::vector<unsigned> heaps(n), left(n + 1), right(n + 1);
        for (unsigned& heap : heaps) {
            if (!in.read(heap)) return 0;
        }
        for (unsigned length = 1; length < n; ++length) {
            for (unsigned i = 1; i + length <= n; ++i) {
                const unsigned l = left[i], r = right[i];
                left[i] = opposite(heaps[i + length - 1], l, r);
                right[i] = opposite(heaps[i], right[i + 1], left[i + 1]);
            }
        }
        out.line(heaps[0] != left[1] ? 1 : 0);
    }
}
