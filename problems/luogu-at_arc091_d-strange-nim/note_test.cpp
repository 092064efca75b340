#include "note_test.hpp"

namespace note_luogu_at_arc091_d_strange_nim {

// TODO: what the notes say in a table or in numbers, and what the explanation has to say.
const NoteTest test({});

}  // namespace note_luogu_at_arc091_d_strange_nim
