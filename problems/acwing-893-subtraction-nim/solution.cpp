// Title: AcWing 893. Subtraction-set Nim
// URL: https://www.acwing.com/problem/content/895/
// Idea: A heap of h stones has the Grundy value mex { grundy(h - s) : s in S, s <= h }. The first
//       player wins iff the nim-sum of the heaps' values is not 0 (Sprague and Grundy).
// Time: O(k * h), h the largest heap
// Memory: O(h)
#include <algorithm>
#include <vector>

#include "../../common/fast_io.hpp"
#include "../../common/sprague_grundy.hpp"

namespace {

// Reads a count and that many numbers; false if they end early or leave their ranges.
bool read_list(fast_io::Reader& in, std::vector<unsigned>& list) {
    unsigned count, value;
    if (!in.read_in(1u, 100u, count)) return false;
    for (; count > 0 && in.read_in(1u, 10000u, value); --count) list.push_back(value);
    return count == 0;
}

}  // namespace

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    std::vector<unsigned> set, heaps;
    if (!read_list(in, set) || !read_list(in, heaps)) return 0;
    const unsigned largest = *std::max_element(heaps.begin(), heaps.end());
    const std::vector<unsigned> grundy =
        sprague_grundy::grundy_of_subtraction_set(largest + 1, set);
    unsigned nim_sum = 0;
    for (const unsigned heap : heaps) nim_sum ^= grundy[heap];
    out.line(nim_sum != 0 ? "Yes" : "No");
}
