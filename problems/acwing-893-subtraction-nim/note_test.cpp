#include "note_test.hpp"

#include "sprague_grundy.hpp"

namespace note_acwing_893_subtraction_nim {

void two_or_five(const Table& table, Oracle&) {
    expect_values(table, sprague_grundy::grundy_of_subtraction_set(100, {2, 5}));
}

const NoteTest test({.table = two_or_five, .facts = [](const Told& told) {
                         told.expect_text("memory $O(h (1 + k / 64))$", "空间 $O(h (1 + k / 64))$");
                     }});

}  // namespace note_acwing_893_subtraction_nim
