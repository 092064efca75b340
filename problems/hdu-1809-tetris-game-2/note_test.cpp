#include "note_test.hpp"

#include "../families/empty_board.hpp"

namespace note_hdu_1809_tetris_game_2 {

void values_of_empty_boards(const Told& told) {
    const auto value = empty_board_value;
    told.expect({value(2, 2), value(2, 3), value(2, 4), value(2, 5), value(2, 6)});
    told.expect({3, 4, value(3, 4), 2, 6, value(2, 6)});
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

const NoteTest test({.facts = values_of_empty_boards, .games = exhaustive_games});

}  // namespace note_hdu_1809_tetris_game_2
