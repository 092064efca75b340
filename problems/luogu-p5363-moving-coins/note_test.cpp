#include "note_test.hpp"

namespace note_luogu_p5363_moving_coins {

Number choose(Number n, Number k) {
    return k == 0 ? 1 : choose(n - 1, k - 1) * n / k;
}

void lost_layouts(const Table& table, Oracle& oracle) {
    for (std::size_t y = 1; y < table.size(); ++y) {
        const Number n = number(table[y][0]);
        for (Number m = 2; m <= 4; ++m) {
            const Number all = number(table[y][2 * m - 3]);
            EXPECT_EQ(all, choose(n, m));
            EXPECT_EQ(number(table[y][2 * m - 2]),
                      all - number(oracle(fmt::format("{} {}\n", n, m))));
        }
    }
}

// n up to the bound and m = 1, ..., n.
Number exhaustive_games(const std::vector<Number>& bound) {
    return bound.at(0) * (bound.at(0) + 1) / 2;
}

const NoteTest test({.table = lost_layouts,
                     .explained = {{"10 4\n",
                                    {"160 (the player to move wins so many layouts)",
                                     "Lost layouts by the sum of the gaps inside their pairs: 0: "
                                     "28"}}},
                     .games = exhaustive_games});

}  // namespace note_luogu_p5363_moving_coins
