#include "note_test.hpp"

namespace note_@NAMESPACE@ {

// TODO: what the notes say in a table or in numbers, and what the explanation has to say.
const NoteTest test({});

}  // namespace note_@NAMESPACE@
