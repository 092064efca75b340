// Title: AcWing 229. New Nim
// URL: https://www.acwing.com/problem/content/231/
// Idea: The first player wins iff the heaps left after turn 1 are independent under xor: no set of
//       them has nim-sum 0. Independent sets form a matroid, so going from the largest heap down
//       and removing each that depends on those kept keeps the most.
// Time: O(k log k + k log(largest heap))
// Memory: O(k)
#include <algorithm>
#include <functional>
#include <vector>

#include "../../common/fast_io.hpp"
#include "../../common/linear_basis.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned k, heap;
    if (!in.read(k)) return 0;
    std::vector<unsigned> heaps;
    while (heaps.size() < k && in.read(heap)) heaps.push_back(heap);
    if (heaps.size() < k) return 0;

    std::sort(heaps.begin(), heaps.end(), std::greater<unsigned>());
    linear_basis::Basis<unsigned> kept;
    unsigned long long removed = 0;
    for (const unsigned h : heaps) {
        if (!kept.insert(h)) removed += h;
    }
    out.line(removed);
}
