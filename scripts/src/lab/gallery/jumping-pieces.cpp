// Pieces in a row: a move takes one to the next free square on its right, over those in its way.
// 一行棋子：每次把一枚走到右边第一个空格，可跳过途中的棋子。
// See: luogu-p2575-chess-masters
#include <lab.hpp>
#include <string>

void moves(const std::string& row, lab::Options<std::string>& to) {
    for (std::size_t i = 0; i < row.size(); ++i) {
        const std::size_t free = row.find('.', i);
        if (row[i] == '.' || free == row.npos) continue;
        std::string next = row;
        std::swap(next[i], next[free]);
        to(next);
    }
}

std::vector<std::string> starts() {
    std::vector<std::string> rows;
    for (unsigned taken = 0; taken < 1u << 8; ++taken) {
        rows.emplace_back(8, '.');
        for (int i = 0; i < 8; ++i) {
            if (taken >> i & 1) rows.back()[i] = 'x';
        }
    }
    return rows;
}

// A run of pieces is a stair: those with an odd number of free squares on their right count.
unsigned claimed_value(const std::string& row) {
    unsigned value = 0, run = 0, free = 0;
    for (std::size_t i = row.size(); i-- > 0;) {
        run = row[i] == '.' ? 0 : run + 1;
        free += row[i] == '.';
        if (free % 2 == 1 && run > 0) value ^= run ^ (run - 1);
    }
    return value;
}

const char* proof() {
    return "problems/luogu-p2575-chess-masters/README";
}
