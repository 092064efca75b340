#include "note_test.hpp"

namespace note_luogu_p4018_taking_stones {

const NoteTest test({.table = verdicts("1\n{1}\n", "October wins!")});

}  // namespace note_luogu_p4018_taking_stones
