#include "note_test.hpp"

namespace note_luogu_p4136_who_can_win {

// How far matchings check the data: the number that the second method names.
void matched_boards(const NoteTexts& told, Oracle& oracle) {
    const Number most = numbers(oracle.rules().second_method()).at(0);
    told.expect_text(fmt::format("Up to $n = {}$ the data", most),
                     fmt::format("$n \\le {}$ 的数据", most));
}

const NoteTest test({.table = verdicts("{1}\n0\n", "Alice"),
                     .explained = {{"4\n0\n", {"move the piece to row"}, {"cannot"}},
                                   {"10000\n0\n", {"covered with dominoes", "row 1, column 2"}}},
                     .played = matched_boards,
                     .games = [](const auto& n) { return n[0]; }});

}  // namespace note_luogu_p4136_who_can_win
