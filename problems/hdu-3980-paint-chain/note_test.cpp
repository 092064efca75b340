#include "note_test.hpp"

namespace note_hdu_3980_paint_chain {

const NoteTest test({.table = verdicts("1\n{} {}\n", "Case #1: aekdycoin"),
                     .explained = {{"3\n11 2\n2 3\n9 2\n",
                                    {"paint any 2 beads, which leaves a row of 9",
                                     "There is no move at all", "whose Grundy value is 1, not 0"}},
                                   {"1\n4 4\n", {"paint any 4 beads, which leaves a row of 0"}}},
                     .games = [](const auto& n) { return n[0] * n[1]; }});

}  // namespace note_hdu_3980_paint_chain
