#include "note_test.hpp"

namespace note_hdu_1847_good_luck_in_cet_4 {

const NoteTest test({.table = verdicts("{1}\n", "Kiki"),
                     .games = [](const auto& n) { return n[0]; }});

}  // namespace note_hdu_1847_good_luck_in_cet_4
