// A move puts a 2 x 2 square on free squares of a board.
// 每次在棋盘的空格上放一个 2 x 2 的方块。
// See: arguments hdu-1760-tetris-game hdu-1809-tetris-game-2
#include <lab.hpp>
#include <string>

// Row after row; free squares are '.', others '#'.
void moves(const std::string& board, lab::Options<std::string>& to) {
    const std::size_t below = board.find('/') + 1;
    for (std::size_t i = 0; i + below + 1 < board.size(); ++i) {
        std::string next = board;
        bool free = true;
        for (const std::size_t square : {i, i + 1, i + below, i + below + 1}) {
            free = free && board[square] == '.';
            next[square] = '#';
        }
        if (free) to(next);
    }
}

std::vector<std::string> starts() {
    std::vector<std::string> boards;
    for (int rows = 2; rows <= 5; ++rows) {
        for (int columns = rows; rows * columns <= 20; ++columns) {
            std::string board(columns, '.');
            for (int row = 1; row < rows; ++row) board += '/' + std::string(columns, '.');
            boards.push_back(board);
        }
    }
    return boards;
}

const char* proof() {
    return "common/notes/arguments";
}
