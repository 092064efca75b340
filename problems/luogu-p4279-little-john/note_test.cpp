#include "note_test.hpp"

namespace note_luogu_p4279_little_john {

const NoteTest test({.table = verdicts("1\n2\n{} {}\n", "John")});

}  // namespace note_luogu_p4279_little_john
