#include "note_test.hpp"

namespace note_luogu_p3185_splitting_game {

// The value of a bean with so many bottles behind it, by the rules' moves as far as they are few.
void values(const Table& table, Oracle& oracle) {
    std::vector<unsigned> g;
    for (std::size_t behind = 0; behind <= 12; ++behind) {
        std::set<unsigned> reached;
        for (const unsigned one : g) {
            for (const unsigned other : g) reached.insert(one ^ other);
        }
        g.push_back(0);
        while (reached.count(g.back()) > 0) ++g.back();
        if (behind > 4) continue;
        rules::GrundyValues by_moves(oracle.rules().play({}));
        rules::Component bottles(behind + 1);
        bottles[0] = 1;
        EXPECT_EQ(g.back(), static_cast<unsigned>(by_moves.of(bottles)));
    }
    expect_values(table, g);
}

const NoteTest test({.table = values,
                     .explained = {{"1\n4\n1 0 1 5000\n",
                                    {"from bottle 0 to 2 and 3", "4 xor 1 xor 0 = 5", "0 2 3"}},
                                   {"1\n3\n0 0 1\n", {"-1 -1 -1"}}}});

}  // namespace note_luogu_p3185_splitting_game
