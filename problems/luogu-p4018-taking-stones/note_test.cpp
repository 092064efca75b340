#include "note_test.hpp"

namespace {

const NoteTest test({.table = verdicts("1\n{1}\n", "October wins!")});

}  // namespace
