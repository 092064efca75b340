// Title: HDU 1760. A New Tetris Game
// URL: http://acm.hdu.edu.cn/showproblem.php?pid=1760
// Idea: Node Kayles on the graph of the free 2 x 2 squares: a move removes a vertex and its
//       neighbours. The game is the sum of its components, and one that falls apart is the sum of
//       its parts.
// Time: exponential in the largest component (below 0.5 ms for any legal board that we found)
// Memory: O(positions met), at most 24 MB
#include "../../common/board_squares.hpp"
#include "../../common/fast_io.hpp"
#include "../../common/node_kayles.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    node_kayles::Sum sum;
    for (board_squares::Board board; board_squares::read_board(in, 50, board); sum.clear()) {
        sum.add(board_squares::squares(board));
        out.line(sum.first_wins() ? "Yes" : "No");
    }
}
