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

// Rows in order, with pieces in the last columns; then the pieces or the free cells of a row of 20,
// one or two of them, but for the rows that were among those.
Number exhaustive_games(const std::vector<Number>& n) {
    constexpr Number all_columns = 20;
    Number games = 0;
    for (std::size_t i = 0; i + 1 < n.size(); i += 2) {
        Number ways = 1;
        for (Number row = 0; row < n[i]; ++row) {
            ways = ways * ((Number{1} << n[i + 1]) + row) / (row + 1);
        }
        games += ways;
    }
    const auto one_or_two = [](Number cells) { return cells + cells * (cells - 1) / 2; };
    return games + 2 * one_or_two(all_columns) - one_or_two(n[1]);
}

void rows_in_the_table(const NoteTexts& told, Oracle& oracle) {
    const Number columns =
        oracle.last_legal([](Number n) { return fmt::format("1\n1\n1 {}\n", n); });
    told.expect_text(fmt::format("the Grundy values of all $2^{{{}}}$ rows", columns),
                     fmt::format("全部 $2^{{{}}}$ 种行的 SG 表", columns));
}

const NoteTest test({.table = rows_of_pieces,
                     .played = rows_in_the_table,
                     .games = exhaustive_games});

}  // namespace note_luogu_p2575_chess_masters
