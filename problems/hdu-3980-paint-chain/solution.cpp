// Title: HDU 3980. Paint Chain
// URL: http://acm.hdu.edu.cn/showproblem.php?pid=3980
// Idea: The first move leaves a row of N - M beads. A move in a row paints M beads and leaves two
//       rows, whose nim-sum it reaches. The first player wins iff there is a first move and the row
//       that it leaves has the Grundy value 0.
// Time: O(N^2) for each M that occurs
// Memory: O(N * M)
#include <vector>

#include "../../common/fast_io.hpp"
#include "../../common/sprague_grundy.hpp"

namespace {

const unsigned kMost = 1000;

// Of the rows that a circle of `beads` leaves, and of shorter ones.
std::vector<unsigned> values_of_rows(unsigned painted, unsigned beads) {
    return sprague_grundy::grundy_values(
        beads - painted + 1, [painted](unsigned row, sprague_grundy::Options& options) {
            for (unsigned before = 0; 2 * before + painted <= row; ++before) {
                options.to(before, row - painted - before);
            }
        });
}

}  // namespace

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned tests, n, m;
    if (!in.read(tests)) return 0;
    std::vector<std::vector<unsigned>> values(kMost + 1);  // by M; empty: not computed yet
    for (unsigned i = 1; i <= tests && in.read(n, m); ++i) {
        if (m == 0 || n > kMost || m > kMost) return 0;
        // At the second time all rows, so that there is no third.
        if (n >= m && n - m >= values[m].size())
            values[m] = values_of_rows(m, values[m].empty() ? n : kMost);
        const bool first_wins = n >= m && values[m][n - m] == 0;
        out.line("Case #", i, first_wins ? ": aekdycoin" : ": abcdxyzk");
    }
}
