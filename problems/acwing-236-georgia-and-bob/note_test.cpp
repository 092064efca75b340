#include "note_test.hpp"

namespace note_acwing_236_georgia_and_bob {

using Cells = std::vector<Number>;  // of the pieces, in ascending order

// Inside the pairs, from the left.
Cells gaps_of(Cells cells) {
    if (cells.size() % 2 != 0) cells.insert(cells.begin(), 0);
    Cells gaps;
    for (std::size_t i = 0; i < cells.size(); i += 2) gaps.push_back(cells[i + 1] - cells[i] - 1);
    return gaps;
}

// Each step of a piece: from, to, and the cells after it.
template <class Visit>
void for_each_step(const Cells& cells, Visit visit) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (Number to = i == 0 ? 1 : cells[i - 1] + 1; to < cells[i]; ++to) {
            Cells next = cells;
            next[i] = to;
            visit(cells[i], to, next);
        }
    }
}

// The first position in which a step that widens a gap wins, that step, and one that narrows a gap
// and wins as well.
void step_that_widens_a_gap(const NoteTexts& told, Oracle& oracle) {
    for (Number a = 1; a <= 6; ++a) {
        for (Number b = a + 1; b <= 6; ++b) {
            for (Number c = b + 1; c <= 6; ++c) {
                const Cells cells = {a, b, c}, gaps = gaps_of(cells);
                Cells up, down;
                for_each_step(cells, [&](Number from, Number to, const Cells& next) {
                    if (oracle.wins({rules::Component(next.begin(), next.end())})) return;
                    const Cells after = gaps_of(next);
                    (after[0] > gaps[0] || after[1] > gaps[1] ? up : down) = {from, to};
                });
                if (up.empty()) continue;
                ASSERT_EQ(gaps_of({a, up[1], c}), Cells(2, gaps[0])) << "both gaps are the same";
                told.expect(
                    {a, b, c, gaps[0], gaps[1], up[0], up[1], gaps[0], down.at(0), down.at(1)});
                return told.expect_moves_upward_cited();
            }
        }
    }
    FAIL() << "no step that widens a gap wins";
}

// A game for each set but the empty one; of the sets of the first cells, one for each order.
Number exhaustive_games(const std::vector<Number>& n) {
    Number games = (Number{1} << n[0]) - (Number{1} << n[1]), orders = 1;
    for (Number size = 1; size <= n[1]; ++size) games += orders *= n[1] + 1 - size;
    return games;
}

const NoteTest test({.played = step_that_widens_a_gap, .games = exhaustive_games});

}  // namespace note_acwing_236_georgia_and_bob
