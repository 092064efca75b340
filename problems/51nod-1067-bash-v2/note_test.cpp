#include "note_test.hpp"

namespace note_51nod_1067_bash_v2 {

const NoteTest test({.table = verdicts("1\n{1}\n", "A"),
                     .explained = {{"1\n1000000000\n", {"take 4 stones", "leaves 999999996"}}},
                     .games = [](const auto& n) { return n[0]; }});

}  // namespace note_51nod_1067_bash_v2
