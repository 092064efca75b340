#include "note_test.hpp"

#include "sprague_grundy.hpp"

namespace note_acwing_893_subtraction_nim {

void two_or_five(const Table& table, Oracle&) {
    expect_values(table, sprague_grundy::grundy_of_subtraction_set(100, {2, 5}));
}

// Sets of one number or of two different ones, with one heap or two.
Number exhaustive_games(const std::vector<Number>& n) {
    return (n[2] + n[2] * (n[2] - 1)) * (n[4] + n[6] * n[6]);
}

const NoteTest test({.table = two_or_five,
                     .facts =
                         [](const NoteTexts& told) {
                             told.expect_text("memory $O(h (1 + k / 64))$",
                                              "空间 $O(h (1 + k / 64))$");
                         },
                     .games = exhaustive_games});

}  // namespace note_acwing_893_subtraction_nim
