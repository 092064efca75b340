#include "note_test.hpp"

namespace note_luogu_p9169_soldier_across_the_river {

// The fourth board of the sample, with the black piece on each cell.
void cells(const Table& table, Oracle& oracle) {
    const std::vector<std::string> board = {".....", ".....", "..O..", "#..#.", "O#..."};
    ASSERT_EQ(table.size(), board.size());
    for (std::size_t r = 1; r < board.size(); ++r) {
        EXPECT_EQ(number(table[r][0]), r + 1);
        for (std::size_t c = 0; c < board[r].size(); ++c) {
            std::string expected = board[r].substr(c, 1);
            if (board[r][c] == '.') {
                std::vector<std::string> with_black = board;
                with_black[r][c] = 'X';
                expected = oracle(fmt::format("0 1\n5 5\n{}\n", fmt::join(with_black, "\n")));
            }
            EXPECT_EQ(table[r].at(c + 1), expected) << r << ' ' << c;
        }
    }
}

// Boards of at most n[0] cells and at least 2 rows, and of n[1] rows and n[2] columns.
Number exhaustive_boards(const std::vector<Number>& n) {
    Number boards = 0;
    const auto add = [&](Number rows, Number columns) {
        const Number cells = rows * columns;
        if (cells < 3) return;
        boards += (cells - columns) * ((cells - 1) * (cells - 2) / 2) << (cells - 3);
    };
    for (Number rows = 2; rows <= n[0]; ++rows) {
        for (Number columns = 1; rows * columns <= n[0]; ++columns) add(rows, columns);
    }
    add(n[1], n[2]);
    return boards;
}

const NoteTest test(
    {.table = cells,
     .facts =
         [](const NoteTexts& told) {
             told.expect({100, 100 * 99 / 2, 100, 100 * 100 * 99 / 2});
         },
     .explained = {{"0 1\n3 4\nO..O\n....\n.X..\n", {"Red 7", "the game takes 7 moves."}},
                   {"0 1\n3 3\nO#O\n#.#\n.X.\n", {"Black 0", "The player to move has no move."}},
                   {"0 1\n2 10\n##########\nO..#....OX\n", {"Red 1", "the opponent has lost"}}},
     .games = exhaustive_boards});

}  // namespace note_luogu_p9169_soldier_across_the_river
