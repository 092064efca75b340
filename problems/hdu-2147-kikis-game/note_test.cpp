#include "note_test.hpp"

namespace note_hdu_2147_kikis_game {

const NoteTest test({.table = verdicts("{} {}\n0 0\n", "Wonderful!"),
                     .games = [](const auto& n) { return n[0] * n[0]; }});

}  // namespace note_hdu_2147_kikis_game
