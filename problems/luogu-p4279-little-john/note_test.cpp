#include "note_test.hpp"

namespace {

const NoteTest test({.table = verdicts("1\n2\n{} {}\n", "John")});

}  // namespace
