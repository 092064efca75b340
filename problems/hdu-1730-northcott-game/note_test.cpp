#include "note_test.hpp"

namespace note_hdu_1730_northcott_game {

void distances(const Table& table, Oracle& oracle) {
    expect_verdicts(table, [&](Number a, Number b) {
        return oracle(fmt::format("2 10\n1 {}\n1 {}\n", a + 2, b + 2)) == "I WIN!";
    });
}

const NoteTest test({.table = distances});

}  // namespace note_hdu_1730_northcott_game
