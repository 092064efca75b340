#include "note_test.hpp"

#include "core/counts.hpp"

namespace note_hdu_1730_northcott_game {

void distances(const Table& table, Oracle& oracle) {
    expect_verdicts(table, [&](Number a, Number b) {
        return oracle(fmt::format("2 10\n1 {}\n1 {}\n", a + 2, b + 2)) == "I WIN!";
    });
}

// Of the input that is the longest.
void largest_input(const NoteTexts& told, Oracle& oracle) {
    std::vector<rules::Game> largest;
    std::size_t longest = 0;
    for (const auto& input : oracle.limits()) {
        const std::size_t size = oracle.rules().format(input).size();
        if (size > longest) largest = input;
        longest = std::max(longest, size);
    }
    const std::size_t rows = largest.at(0).size() - 1;
    for (const rules::Game& game : largest) EXPECT_EQ(game.size(), rows + 1);
    told.expect_text(fmt::format("the largest has {} boards of {} rows",
                                 tools::with_commas(largest.size()), tools::with_commas(rows)),
                     fmt::format("最大的输入有 {} 个 {} 行的棋盘", largest.size(), rows));
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

const NoteTest test({.table = distances, .played = largest_input, .games = exhaustive_games});

}  // namespace note_hdu_1730_northcott_game
