// Title: HDU 1536. S-Nim
// URL: http://acm.hdu.edu.cn/showproblem.php?pid=1536
// Idea: A heap of h stones has the Grundy value mex { grundy(h - s) : s in S, s <= h }. The first
//       player wins iff the nim-sum of the heaps' values is not 0 (Sprague and Grundy).
// Time: O(k * h) per test, h its largest heap
// Memory: O(h + m * l)
#include <algorithm>
#include <vector>

#include "../../common/fast_io.hpp"
#include "../../common/sprague_grundy.hpp"

namespace {

// Reads a count and that many numbers; false if they end early or leave their ranges.
bool read_list(fast_io::Reader& in, unsigned least, std::vector<unsigned>& list) {
    unsigned count, value;
    if (!in.read_in(1u, 100u, count)) return false;
    for (; count > 0 && in.read_in(least, 10000u, value); --count) list.push_back(value);
    return count == 0;
}

// Reads one test and answers it; false at the line `0` or at the end of the input.
bool answer(fast_io::Reader& in, fast_io::Writer& out) {
    std::vector<unsigned> set;
    unsigned m;
    if (!read_list(in, 1, set) || !in.read_in(1u, 100u, m)) return false;
    // Reads all positions first, so that the table can end at their largest heap.
    std::vector<std::vector<unsigned>> positions(m);
    unsigned largest = 0;
    for (std::vector<unsigned>& heaps : positions) {
        if (!read_list(in, 0, heaps)) return false;
        largest = std::max(largest, *std::max_element(heaps.begin(), heaps.end()));
    }
    const std::vector<unsigned> grundy =
        sprague_grundy::grundy_of_subtraction_set(largest + 1, set);
    for (const std::vector<unsigned>& heaps : positions) {
        unsigned nim_sum = 0;
        for (const unsigned heap : heaps) nim_sum ^= grundy[heap];
        out.write(nim_sum != 0 ? 'W' : 'L');
    }
    out.line();
    return true;
}

}  // namespace

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    while (answer(in, out)) {
    }
}
