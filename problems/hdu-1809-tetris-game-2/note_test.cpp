#include "note_test.hpp"

#include "../explain/empty_board.hpp"

namespace note_hdu_1809_tetris_game_2 {

void values_of_empty_boards(const NoteTexts& told) {
    told.expect_text("at most " + megabytes_of_a_sum() + " MB",
                     "至多 " + megabytes_of_a_sum() + " MB");
    const auto value = empty_board_value;
    told.expect({value(2, 2), value(2, 3), value(2, 4), value(2, 5), value(2, 6)});
    told.expect({3, 4, value(3, 4), 2, 6, value(2, 6)});
}

void boards_in_a_test(const NoteTexts& told, Oracle& oracle) {
    const Number most = oracle.last_legal([](Number boards) {
        std::string input = fmt::format("{}\n", boards);
        for (Number i = 0; i < boards; ++i) input += "1 1\n0\n";
        return input;
    });
    told.expect_text(fmt::format("a test has at most {} boards", most),
                     fmt::format("每组至多 {} 个棋盘", most));
    told.expect_text(fmt::format("our data have $1 \\le t \\le {}$", most),
                     fmt::format("我们的数据中 $1 \\le t \\le {}$", most));
    const LargeBoards large = large_boards(oracle.rules(), "1\n");
    told.expect_text(
        fmt::format("at most {} boards with more than {} places", large.most, large.places),
        fmt::format("位置多于 {} 个的棋盘至多 {} 个", large.places, large.most));
}

// "one board of 2 to 4 rows, 2 to 4 columns and at most 12 cells, and two such boards of at most 6
// cells each", any of them blocked.
Number exhaustive_games(const std::vector<Number>& n) {
    const auto boards = [&](Number cells) {
        Number sum = 0;
        for (Number rows = n[0]; rows <= n[1]; ++rows) {
            for (Number columns = n[2]; columns <= n[3]; ++columns) {
                if (rows * columns <= cells) sum += Number{1} << rows * columns;
            }
        }
        return sum;
    };
    return boards(n[4]) + boards(n[5]) * boards(n[5]);
}

const NoteTest test({.facts = values_of_empty_boards,
                     .played = boards_in_a_test,
                     .games = exhaustive_games});

}  // namespace note_hdu_1809_tetris_game_2
