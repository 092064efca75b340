// Title: Luogu P1199. Three Kingdoms
// URL: https://www.luogu.com.cn/problem/P1199
// Idea: Whichever general we pick first, the computer takes its best partner, and we can take its
//       second best. The answer is the greatest, over all generals, of their second-greatest
//       values.
// Time: O(n^2)
// Memory: O(n)

#include <algorithm>

#include "../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned n, value;
    if (!in.read_in(4u, 500u, n)) return 0;
    unsigned greatest[500] = {};  // each general's greatest value so far, if above the answer
    unsigned answer = 0;
    for (unsigned i = 0; i < n; ++i) {
        unsigned row = greatest[i];
        for (unsigned j = i + 1; j < n; ++j) {
            if (!in.read(value)) return 0;
            // The second-greatest value of a row is the greatest min(x, y) of two of its values,
            // and the later of the two meets a maximum that is at least the earlier one. A value
            // that is not above the answer cannot raise it, now or later.
            if (value <= answer) continue;
            answer = std::max(answer, std::min(value, std::max(row, greatest[j])));
            row = std::max(row, value);
            greatest[j] = std::max(greatest[j], value);
        }
    }
    out.line(1);
    out.line(answer);
}
