#include "note_test.hpp"

namespace note_luogu_p2734_a_game {

// The lead of each part of the sample, by the scores that the rules have for it.
void leads(const Table& table, Oracle& oracle) {
    const std::vector<Number> row =
        numbers(tools::read_file(oracle.problem().data() / "sample-1.in"));
    for (std::size_t l = 1; l < row.size(); ++l) {
        std::string part;
        for (std::size_t r = l; r < row.size(); ++r) {
            part += fmt::format("{}{}", r == l ? "" : " ", row[r]);
            if (r == l) {
                EXPECT_EQ(table[l][r], part);
                continue;
            }
            const std::vector<Number> scores =
                numbers(oracle(fmt::format("{}\n{}\n", r - l + 1, part)));
            EXPECT_EQ(std::stol(table[l][r]),
                      static_cast<long>(scores.at(0)) - static_cast<long>(scores.at(1)))
                << part;
        }
    }
}

const NoteTest test(
    {.table = leads,
     .explained = {
         {"6\n4 7 2 9 5 2\n",
          {"the player to move ends with 18, the other with 11", "on the left 4 - 3 = 1",
           "on the right 2 - (-5) = 7", "A winning move: take 2 on the right",
           "bring a lead of -5, those taken before one of -2"}},
         {"2\n5 5\n", {"5 5", "in all it is 0, a draw", "Keeps the draw: take 5 on the left"}},
         {"3\n1 200 1\n", {"2 200", "the player to move loses", "the answer: take 200"}}}});

}  // namespace note_luogu_p2734_a_game
