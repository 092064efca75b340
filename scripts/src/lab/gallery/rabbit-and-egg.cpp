// Rabbit and Egg: one slides an O, the other an X, into the empty square; who cannot loses.
// 兔兔与蛋蛋：一方把 O、另一方把 X 移入空格，不能移动者输。
// See: luogu-p1971-rabbit-and-egg
#include <lab.hpp>
#include <string>

// Who moves, then row after row.
void moves(const std::string& board, lab::Options<std::string>& to) {
    const int free = board.find('.'), width = board.find('/', 2) - 1, size = board.size();
    for (const int from : {free - 1, free + 1, free - width, free + width}) {
        if (from < 2 || from >= size || board[from] != board[0]) continue;
        std::string next = board;
        std::swap(next[free], next[from]);
        next[0] = board[0] == 'O' ? 'X' : 'O';
        to(next);
    }
}

std::vector<std::string> starts() {
    return {"O XO/O.X", "O OXO/X.X/OXO", "O OOX/.XX/XOO", "O OXOX/XO.O/OXOX", "O XXO./OOXO/OXXO"};
}

const char* proof() {
    return "common/notes/matchings";
}
