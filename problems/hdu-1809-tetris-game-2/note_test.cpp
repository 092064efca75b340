#include "note_test.hpp"

#include "../hdu-1760-tetris-game/empty_board.hpp"

namespace note_hdu_1809_tetris_game_2 {

void values_of_empty_boards(const Told& told) {
    const auto value = empty_board_value;
    told.expect({value(2, 2), value(2, 3), value(2, 4), value(2, 5), value(2, 6)});
    told.expect({3, 4, value(3, 4), 2, 6, value(2, 6)});
}

const NoteTest test({.facts = values_of_empty_boards});

}  // namespace note_hdu_1809_tetris_game_2
