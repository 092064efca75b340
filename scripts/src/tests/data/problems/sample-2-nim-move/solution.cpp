// Title: Sample 2. Nim Move
// URL: https://example.com/2
// Idea: The nim-sum s of the heaps is 0, and the position lost, or some heap a has a xor s < a.
//       Cutting it down to a xor s leaves the opponent a nim-sum of 0.
// Time: O(n)
// Memory: O(n)
#include <vector>

#include "../../../../../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned tests = 0, n;
    for (in.read(tests); tests > 0 && in.read_in(1u, 1000u, n); --tests) {
        std::vector<unsigned> heaps(n);
        unsigned nim_sum = 0;
        for (unsigned& heap : heaps) {
            if (!in.read(heap)) return 0;
            nim_sum ^= heap;
        }
        unsigned i = 0;
        while (i < n && (heaps[i] ^ nim_sum) >= heaps[i]) ++i;
        if (i == n) {
            out.line("No");
        } else {
            out.line("Yes ", i + 1, ' ', heaps[i] - (heaps[i] ^ nim_sum));
        }
    }
}
