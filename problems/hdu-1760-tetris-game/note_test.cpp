#include "note_test.hpp"

#include "../explain/empty_board.hpp"

namespace note_hdu_1760_tetris_game {

void values_of_empty_boards(const NoteTexts& told) {
    told.expect_text("at most " + megabytes_of_a_sum() + " MB",
                     "至多 " + megabytes_of_a_sum() + " MB");
    const auto value = empty_board_value;
    told.expect({3, 4, 2, 6, value(3, 4), value(2, 6)});
    for (const auto& [rows, columns] : {std::pair(2u, 20u), {3, 13}, {4, 10}}) {
        std::vector<Number> values = {rows, 2, 3, columns};
        for (unsigned c = 2; c <= columns; ++c) values.push_back(value(rows, c));
        told.expect(values);
    }
    for (unsigned c = 2; c <= 8; ++c) EXPECT_EQ(value(5, c), 0u);
    told.expect({5, 2, 3, 8, 0});
}

void large_boards_in_random_inputs(const NoteTexts& told, Oracle& oracle) {
    const LargeBoards large = large_boards(oracle.rules(), "");
    told.expect_text(
        fmt::format("at most {} of them with more than {} places", large.most, large.places),
        fmt::format("其中位置多于 {} 个的至多 {} 个", large.places, large.most));
}

// "all boards of at most 5 rows, 5 columns and 16 cells", any of them blocked.
Number exhaustive_games(const std::vector<Number>& n) {
    Number games = 0;
    for (Number rows = 1; rows <= n[0]; ++rows) {
        for (Number columns = 1; columns <= n[1]; ++columns) {
            if (rows * columns <= n[2]) games += Number{1} << rows * columns;
        }
    }
    return games;
}

const NoteTest test({.facts = values_of_empty_boards,
                     .explained = {{"2 3\n000\n000\n", {"2 places for a square"}, {"room for"}}},
                     .played = large_boards_in_random_inputs,
                     .games = exhaustive_games});

}  // namespace note_hdu_1760_tetris_game
