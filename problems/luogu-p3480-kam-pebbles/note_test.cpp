#include "note_test.hpp"

namespace note_luogu_p3480_kam_pebbles {

void three_piles(const Table& table, Oracle& oracle) {
    expect_verdicts(table, [&](Number first, Number more) {
        return oracle(fmt::format("1\n3\n{} {} {}\n", first, first + 2, first + 2 + more)) == "TAK";
    });
}

// The first three piles, the first with one pebble, in which a move wins that makes a difference
// greater which counts.
void raising_a_difference(const NoteTexts& told, Oracle& oracle) {
    for (rules::Int second = 1; second <= 4; ++second) {
        for (rules::Int third = second; third <= second + 2; ++third) {
            for (rules::Int left = 1; left < second; ++left) {
                if (oracle.wins({{1, left, third}})) continue;
                told.expect({1, Number(second), Number(third), 1, Number(left), Number(third)});
                return told.expect_moves_upward_cited();
            }
        }
    }
    FAIL() << "no move that raises a difference wins";
}

const NoteTest test({.table = three_piles,
                     .explained = {{"1\n4\n1 3 4 7\n",
                                    {"3 pebbles more than in pile 3",
                                     "take 1 pebble from pile 4, which leaves 6"}},
                                   {"1\n1\n5\n", {"take 5 pebbles from pile 1, which leaves 0"}}},
                     .played = raising_a_difference});

}  // namespace note_luogu_p3480_kam_pebbles
