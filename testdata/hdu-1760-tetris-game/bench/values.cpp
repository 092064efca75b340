// The Grundy value of each board, with up to 1 GB for what is known of positions.
#include "../../../common/board_squares.hpp"
#include "../../../common/fast_io.hpp"
#include "../../../common/node_kayles.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    for (board_squares::Board board; board_squares::read_board(in, 50, board);) {
        node_kayles::Sum sum(1000);
        sum.add(board_squares::squares(board));
        out.line(sum.grundy());
    }
}
