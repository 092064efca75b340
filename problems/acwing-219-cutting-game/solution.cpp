// Title: AcWing 219. Cutting Game
// URL: https://www.acwing.com/problem/content/221/
// Idea: Leaving a strip of width 1 loses, so both parts of a cut are at least 2 wide. Let d(n) be
//       the Grundy value of one side alone, n -> i + (n - i). The sheet N x M has the value d(N)
//       if d(M) = 0, d(M) if d(N) = 0, and else 1: the first player loses iff d(N) = d(M) = 0.
// Time: O(S^2) once, S the greatest side; O(1) per sheet
// Memory: O(S)
#include <vector>

#include "../../common/fast_io.hpp"
#include "../../common/sprague_grundy.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    const unsigned max_side = 200;
    const std::vector<unsigned> d = sprague_grundy::grundy_values(
        max_side + 1, [](unsigned side, sprague_grundy::Options& options) {
            for (unsigned part = 2; part + part <= side; ++part) options.to(part, side - part);
        });
    for (unsigned n, m; in.read_in(2u, max_side, n, m);) {
        out.line(d[n] == 0 && d[m] == 0 ? "LOSE" : "WIN");
    }
}
