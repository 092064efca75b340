// The Grundy values of the sheets n x m of the input, by all cuts that leave no side of 1.
#include <vector>

#include "../../../common/fast_io.hpp"
#include "../../../common/sprague_grundy.hpp"

int main() {
    const unsigned kSide = 200;
    // value[n][m], by all cuts in both directions.
    std::vector<std::vector<unsigned>> value(kSide + 1, std::vector<unsigned>(kSide + 1));
    sprague_grundy::MexSet reached;
    for (unsigned n = 2; n <= kSide; ++n) {
        for (unsigned m = 2; m <= kSide; ++m) {
            reached.clear();
            for (unsigned i = 2; i + 2 <= n; ++i) reached.insert(value[i][m] ^ value[n - i][m]);
            for (unsigned j = 2; j + 2 <= m; ++j) reached.insert(value[n][j] ^ value[n][m - j]);
            value[n][m] = reached.mex();
        }
    }
    fast_io::Reader in;
    fast_io::Writer out;
    for (unsigned n, m; in.read_in(2u, kSide, n, m);) out.line(value[n][m]);
}
