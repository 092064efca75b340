// Title: HDU 1809. A New Tetris Game(2)
// URL: http://acm.hdu.edu.cn/showproblem.php?pid=1809
// Idea: Node Kayles on the free 2 x 2 squares; a sum over all components of all boards.
// Time: exponential in the largest component (below 2 ms for any legal board that we found)
// Memory: O(positions met), at most 24 MB
#include "../../common/board_squares.hpp"
#include "../../common/fast_io.hpp"
#include "../../common/node_kayles.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    node_kayles::Sum sum;
    for (int boards; in.read(boards); sum.clear()) {
        for (board_squares::Board board; boards > 0; --boards) {
            if (!board_squares::read_board(in, 50, board)) return 0;
            sum.add(board_squares::squares(board));
        }
        out.line(sum.first_wins() ? "Yes" : "No");
    }
}
