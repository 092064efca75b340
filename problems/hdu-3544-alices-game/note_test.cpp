#include "note_test.hpp"

#include <numeric>

namespace note_hdu_3544_alices_game {

// A piece and the cuts in hand of the other player are a tie, whoever begins.
void in_hand(const Table& table, Oracle& oracle) {
    for (std::size_t y = 1; y < table.size(); ++y) {
        for (std::size_t x = 1; x < table[y].size(); ++x) {
            const int value = std::stoi(table[y][x]);
            const int across = std::max(1, 1 - value), down = std::max(1, 1 + value);
            EXPECT_EQ(oracle(fmt::format("2\n2\n{0} {1}\n{2} {3}\n2\n{1} {0}\n{3} {2}\n", x, y,
                                         across, down)),
                      "Case 1: Bob\nCase 2: Bob");
        }
    }
}

// How many collections of pieces have at most so many squares.
Number exhaustive_games(const std::vector<Number>& bound) {
    std::vector<Number> with(bound.at(0) + 1);
    with[0] = 1;
    for (Number x = 1; x < with.size(); ++x) {
        for (Number y = 1; x * y < with.size(); ++y) {
            for (Number all = x * y; all < with.size(); ++all) with[all] += with[all - x * y];
        }
    }
    return std::accumulate(with.begin() + 1, with.end(), Number{0});
}

const NoteTest test({.table = in_hand,
                     .explained = {{"1\n2\n5 3\n1 2\n",
                                    {"5 x 3, halved 2 x 1: Alice has 1 cut",
                                     "Alice has 1 cut in hand, Bob 1 cut; Alice is to move."}},
                                   {"1\n1\n4 2\n", {"cut 4 x 2 into 2 x 2 and 2 x 2"}}},
                     .games = exhaustive_games});

}  // namespace note_hdu_3544_alices_game
