#include "note_test.hpp"

namespace note_51nod_1066_bash_game {

const NoteTest test({.table = verdicts("1\n{1} {0}\n", "A"),
                     .games = [](const auto& n) { return n[0] * n[0]; }});

}  // namespace note_51nod_1066_bash_game
