// The Grundy values of the empty boards n x m of the input.
#include <string>

#include "../../../common/board_squares.hpp"
#include "../../../common/fast_io.hpp"
#include "../../../common/node_kayles.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    for (unsigned n, m; in.read_in(1u, 50u, n, m);) {
        node_kayles::Sum sum;
        sum.add(board_squares::squares(board_squares::Board(n, std::string(m, '0'))));
        out.line(sum.grundy());
    }
}
