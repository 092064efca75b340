#include "note_test.hpp"

namespace note_luogu_p4018_taking_stones {

// The table of the second method, which it names first.
void table_of_wins(const NoteTexts& told, Oracle& oracle) {
    const Number size = numbers(oracle.rules().second_method()).at(0);
    told.expect_text(fmt::format("a table of all wins and losses below {}", size),
                     fmt::format("胜负表验证了 {} 以内", size));
}

const NoteTest test({.table = verdicts("1\n{1}\n", "October wins!"),
                     .played = table_of_wins,
                     .games = [](const auto& n) { return n[0]; }});

}  // namespace note_luogu_p4018_taking_stones
