#include "note_test.hpp"

namespace note_luogu_p4055_grid_game {

// The cells of a row of k free ones: AA may begin where the player to move loses.
void corridors(const Table& table, Oracle& oracle) {
    for (std::size_t y = 1; y < table.size(); ++y) {
        const Number k = number(table[y][0]);
        const std::string found = oracle(fmt::format("1 {}\n{}\n", k, std::string(k, '.')));
        for (std::size_t x = 1; x < table[y].size(); ++x) {
            const bool lost = ("\n" + found + "\n").find(fmt::format("\n1 {}\n", x)) != found.npos;
            EXPECT_EQ(table[y][x], x > k ? "" : lost ? "." : "W") << k << ' ' << x;
        }
    }
}

// Every board of at most n[0] cells, and of n[1] x n[2].
Number exhaustive_boards(const std::vector<Number>& n) {
    Number boards = Number{1} << n[1] * n[2];
    for (Number rows = 1; rows <= n[0]; ++rows) {
        for (Number columns = 1; rows * columns <= n[0]; ++columns) {
            boards += Number{1} << rows * columns;
        }
    }
    return boards;
}

const NoteTest test({.table = corridors,
                     .explained = {{"3 3\n.##\n...\n#.#\n",
                                    {"put the piece on row 2, column 3", "5, in 2 pairs"}},
                                   {"2 2\n..\n..\n", {"All free cells are in pairs"}}},
                     .games = exhaustive_boards});

}  // namespace note_luogu_p4055_grid_game
