#include "note_test.hpp"

namespace note_luogu_p2734_a_game {

// The lead of each part of the sample, by the scores that the rules have for it.
void leads(const Table& table, Oracle& oracle) {
    const auto row = numbers(tools::read_file(oracle.problem().data() / "sample-1.in"));
    for (std::size_t l = 1; l < row.size(); ++l) {
        EXPECT_EQ(table[l][l], std::to_string(row[l]));
        for (std::size_t r = l + 1; r < row.size(); ++r) {
            const std::vector<Number> part(&row[l], &row[r] + 1);
            const auto scores =
                numbers(oracle(fmt::format("{}\n{}\n", part.size(), fmt::join(part, " "))));
            EXPECT_EQ(std::stoul(table[l][r]), scores.at(0) - scores.at(1));
        }
    }
}

const NoteTest test({.table = leads,
                     .explained = {{"6\n4 7 2 9 5 2\n",
                                    {"take 4 on the left lead 1", "take 2 on the right lead 7",
                                     "A winning move: take 2 on the right"}},
                                   {"2\n5 5\n", {"makes the lead 0.", "Keeps the draw: take 5"}},
                                   {"3\n1 200 1\n", {"2 200", "loses to the answer: take 200"}}}});

}  // namespace note_luogu_p2734_a_game
