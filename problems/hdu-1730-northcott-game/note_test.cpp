#include "note_test.hpp"

namespace note_hdu_1730_northcott_game {

void distances(const Table& table, Oracle& oracle) {
    expect_verdicts(table, [&](Number a, Number b) {
        return oracle(fmt::format("2 10\n1 {}\n1 {}\n", a + 2, b + 2)) == "I WIN!";
    });
}

// "$m \\le 20$ and $(m (m - 1))^n \\le 8000$": in each row, two pieces on different cells.
Number exhaustive_games(const std::vector<Number>& n) {
    Number games = 0;
    for (Number m = 2; m <= n[0]; ++m) {
        for (Number boards = m * (m - 1); boards <= n.back(); boards *= m * (m - 1))
            games += boards;
    }
    return games;
}

const NoteTest test({.table = distances, .games = exhaustive_games});

}  // namespace note_hdu_1730_northcott_game
