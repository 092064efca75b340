#include "note_test.hpp"

namespace note_51nod_1068_bash_v3 {

const NoteTest test({.table = verdicts("1\n{1}\n", "A"),
                     .games = [](const auto& n) { return n[0]; }});

}  // namespace note_51nod_1068_bash_v3
