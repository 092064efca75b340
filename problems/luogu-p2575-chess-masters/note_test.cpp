#include "note_test.hpp"

#include "sprague_grundy.hpp"

namespace note_luogu_p2575_chess_masters {

unsigned row_value(const std::string& row) {
    std::vector<unsigned> reached;
    for (std::size_t from = 0; from < row.size(); ++from) {
        const std::size_t to = row.find('.', from);
        if (row[from] == '.' || to == std::string::npos) continue;
        std::string next = row;
        std::swap(next[from], next[to]);
        reached.push_back(row_value(next));
    }
    return sprague_grundy::mex(reached.begin(), reached.end());
}

void rows_of_pieces(const Table& table, Oracle&) {
    std::set<std::string> rows;
    for (std::size_t y = 1; y < table.size(); ++y) {
        for (std::size_t x = 0; x < table[y].size(); x += 2) {
            rows.insert(table[y][x]);
            EXPECT_EQ(number(table[y][x + 1]), row_value(table[y][x])) << table[y][x];
        }
    }
    EXPECT_EQ(rows.size(), 16u);
}

const NoteTest test({.table = rows_of_pieces});

}  // namespace note_luogu_p2575_chess_masters
