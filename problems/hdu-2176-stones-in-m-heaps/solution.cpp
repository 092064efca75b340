// Title: HDU 2176. Stones in m Heaps
// URL: http://acm.hdu.edu.cn/showproblem.php?pid=2176
// Idea: Bouton: the first player loses iff the nim-sum s is 0. Else the move in a heap n wins iff it
//       leaves n xor s, and that is a move iff it is less than n.
// Time: O(m) per test
// Memory: O(m)

#include <vector>

#include "../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned count, heap;
    std::vector<unsigned> heaps;
    while (in.read(count) && count > 0) {
        heaps.clear();
        unsigned sum = 0;
        while (heaps.size() < count && in.read(heap)) {
            heaps.push_back(heap);
            sum ^= heap;
        }
        if (heaps.size() < count) break;
        out.line(sum != 0 ? "Yes" : "No");
        for (const unsigned n : heaps) {
            if ((n ^ sum) >= n) continue;
            out.write(n);
            out.write(' ');
            out.line(n ^ sum);
        }
    }
}
