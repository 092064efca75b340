#include "note_test.hpp"

#include <cmath>

namespace note_luogu_p3210_stone_game {

// The lead of a row between two gaps, by the scores that the rules have for it, and that of a free choice.
void leads(const Table& table, Oracle& oracle) {
    for (std::size_t i = 1; i < table.size(); ++i) {
        std::vector<Number> row = numbers(table[i][0]);
        const auto scores =
            numbers(oracle(fmt::format("{}\n0 {} 0\n", row.size() + 2, fmt::join(row, " "))));
        EXPECT_EQ(table[i][1], std::to_string(static_cast<long>(scores.at(0) - scores.at(1))));
        std::sort(row.begin(), row.end());
        Number lead = 0;
        for (const Number pile : row) lead = pile - lead;
        EXPECT_EQ(table[i][2], std::to_string(lead));
    }
}

// The lists of 0 to a bound without those that have no 0.
Number games(const std::vector<Number>& bound) {
    const std::vector<Number> sizes = {2, 3, 4, 5, 6}, greatest = {4, 3, 3, 2, 2};
    EXPECT_EQ(bound, (std::vector<Number>{2, 0, 4, 3, 4, 0, 3, 5, 6, 0, 2}));
    double games = 0;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        const double n = static_cast<double>(sizes[i]), most = static_cast<double>(greatest[i]);
        games += std::pow(most + 1, n) - std::pow(most, n);
    }
    return static_cast<Number>(games);
}

const NoteTest test(
    {.table = leads,
     .explained = {{"8\n1 2 0 3 7 4 0 9\n",
                    {"piles 4 to 6 3, 7, 4: act as 0", "pile 8 9", "17 9", "take pile 8: 9"}},
                   {"4\n5 1 0 3\n", {"act as nothing, and the last move brings 4 more", "8 1"}},
                   {"3\n5 1 0\n", {"makes the lead -4.", "1 5"}},
                   {"7\n0 2 9 3 0 1 0\n", {"10 5", "take pile 6: 1"}}},
     .games = games});

}  // namespace note_luogu_p3210_stone_game
