#include "note_test.hpp"

namespace note_hdu_5754_life_winner_bo {

void knights(const Table& table, Oracle& oracle) {
    std::set<std::string> results;
    for (std::size_t y = 1; y < table.size(); ++y) {
        for (std::size_t x = 1; x < table[y].size(); ++x) {
            const Number rows = number(table[y][0]), columns = number(table[0][x]);
            EXPECT_EQ(table[y][x], oracle(fmt::format("1\n3 {} {}\n", rows, columns)))
                << rows << ' ' << columns;
            results.insert(table[y][x]);
        }
    }
    EXPECT_EQ(results.size(), 3u);
}

const NoteTest test({.table = knights,
                     .explained = {{"4\n1 5 5\n2 5 5\n3 5 5\n4 5 5\n",
                                    {"Both numbers are even", "two heaps of Nim",
                                     "Test 3: D (a draw)", "no multiple of 3",
                                     "move the queen to row 1, column 1", "1 of 12 moves wins."},
                                    {"FAILED"}},
                                   {"3\n3 7 4\n3 3 2\n3 4 4\n",
                                    {"differ by 2 or more",
                                     "Keeps the draw: row 7, column 4 to row 6, column 2",
                                     "move the knight to row 1, column 1", "loses to the answer"}}},
                     .games = [](const auto& n) { return 4 * (n[0] - 1) * (n[0] - 1); }});

}  // namespace note_hdu_5754_life_winner_bo
