// Title: Luogu P1247. Taking Matches
// URL: https://www.luogu.com.cn/problem/P1247
// Idea: Bouton: the first player loses iff the nim-sum s is 0. Else the move in a heap n wins iff it
//       leaves n xor s, which is less than n iff n has the highest bit of s. The first such heap
//       comes first in the order that is asked for.
// Time: O(k)
// Memory: O(k)

#include <algorithm>
#include <vector>

#include "../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned count, heap, sum = 0;
    if (!in.read(count)) return 0;
    std::vector<unsigned> heaps;
    while (heaps.size() < count && in.read(heap)) {
        heaps.push_back(heap);
        sum ^= heap;
    }
    if (heaps.size() < count) return 0;
    const auto first =
        std::find_if(heaps.begin(), heaps.end(), [sum](unsigned n) { return (n ^ sum) < n; });
    if (first == heaps.end()) {
        out.line("lose");
        return 0;
    }
    out.write(*first - (*first ^ sum));
    out.write(' ');
    out.line(first - heaps.begin() + 1);
    *first ^= sum;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        if (i > 0) out.write(' ');
        out.write(heaps[i]);
    }
    out.write('\n');
}
