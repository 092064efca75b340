// The 2 x 2 squares of free cells on a board, for games that put a square on the board in each
// move.
#ifndef COMMON_BOARD_SQUARES_HPP
#define COMMON_BOARD_SQUARES_HPP

#include <cassert>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <vector>

namespace board_squares {

/// The rows, all of one length. A cell is free iff it is '0'.
typedef std::vector<std::string> Board;

/// graph[v] lists the neighbours of v.
typedef std::vector<std::vector<unsigned>> Graph;

/// The graph of the squares of free cells, from the top and in each row from the left; squares that
/// overlap are neighbours. To put squares on the board, none on another, is Node Kayles on it
/// (node_kayles.hpp). O(cells), for fewer than 2^32 squares.
inline Graph squares(const Board& board) {
    const unsigned kNone = ~0u;
    Graph graph;
    const std::size_t columns = board.empty() ? 0 : board[0].size();
    // The square whose lower right cell is in column c of this row, or of the one above.
    std::vector<unsigned> row(columns + 1, kNone), above(row);
    for (std::size_t r = 1; r < board.size(); ++r) {
        assert(board[r].size() == columns);
        for (std::size_t c = 1; c < columns; ++c) {
            row[c] = kNone;
            if (board[r - 1][c - 1] != '0' || board[r - 1][c] != '0' || board[r][c - 1] != '0' ||
                board[r][c] != '0') {
                continue;
            }
            row[c] = static_cast<unsigned>(graph.size());
            graph.push_back(std::vector<unsigned>());
            graph.back().reserve(8);
            for (unsigned earlier : {above[c - 1], above[c], above[c + 1], row[c - 1]}) {
                if (earlier == kNone) continue;
                graph.back().push_back(earlier);
                graph[earlier].push_back(row[c]);
            }
        }
        above.swap(row);
    }
    return graph;
}

/// Reads the numbers of rows and columns, each in 1 .. most, then the cells row by row; most >= 1.
/// False where there is no board, or one that ends early. `in` is a fast_io::Reader, or anything
/// with its read() and read_in(). O(cells).
template <class Reader>
bool read_board(Reader& in, unsigned most, Board& board) {
    assert(most >= 1);
    unsigned rows, columns;
    if (!in.read_in(1u, most, rows, columns)) return false;
    board.assign(rows, std::string(columns, '1'));
    for (std::string& row : board) {
        for (char& cell : row) {
            if (!in.read(cell)) return false;
        }
    }
    return true;
}

}  // namespace board_squares

#endif
