#include "note_test.hpp"

namespace note_luogu_p2599_both_ends {

const NoteTest test({.table = verdicts("1\n4\n{} 2 5 {}\n", "1"),
                     .explained = {{"1\n4\n3 3 1 1\n",
                                    {"take 1 stone from the leftmost heap, which leaves 2"}},
                                   {"2\n4\n3 1 9 4\n4\n1 1 3 3\n",
                                    {"just the heap that makes a loss of the others",
                                     "take 1 stone from the rightmost heap, which leaves 2"}},
                                   {"1\n1\n7\n", {"take all of the heap (7 stones)"}}}});

}  // namespace note_luogu_p2599_both_ends
