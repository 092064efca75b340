// A piece walks over a board, one square at a time, and never to one where it has been.
// 棋子在棋盘上每次走一格，不得走到去过的格子。
// See: matchings luogu-p4055-grid-game luogu-p4136-who-can-win
#include <lab.hpp>
#include <string>

// Row after row; free squares are '.', others '#', and 'o' is where the piece stands.
void moves(const std::string& board, lab::Options<std::string>& to) {
    const int at = board.find('o'), width = board.find('/') + 1, size = board.size();
    for (const int next : {at - 1, at + 1, at - width, at + width}) {
        if (next < 0 || next >= size || board[next] != '.') continue;
        std::string moved = board;
        moved[at] = '#';
        moved[next] = 'o';
        to(moved);
    }
}

std::vector<std::string> starts() {
    std::vector<std::string> boards;
    for (int rows = 2; rows <= 4; ++rows) {
        for (int columns = rows; columns <= 4; ++columns) {
            std::string board(columns, '.');
            for (int row = 1; row < rows; ++row) board += '/' + std::string(columns, '.');
            for (std::size_t i = 0; i < board.size(); ++i) {
                if (board[i] == '.') boards.push_back(std::string(board).replace(i, 1, "o"));
            }
        }
    }
    return boards;
}

const char* proof() {
    return "common/notes/matchings";
}
