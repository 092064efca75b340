#include "note_test.hpp"

namespace note_luogu_p1290_euclid_game {

// The longest chain of forced moves below 2^31: a pair has f of them only if its greater number is
// at least a Fibonacci number, by induction on f backwards from (2, 1).
void longest_forced_chain(const NoteTexts& told) {
    unsigned long a = 3, b = 2, forced = 1;
    while (a + b < 1ul << 31) {
        const unsigned long greater = a + b;
        b = a;
        a = greater;
        ++forced;
    }
    unsigned long moves = 0;
    for (unsigned long x = a, y = b; y < x && x < 2 * y; ++moves) {
        const unsigned long rest = x - y;
        x = y;
        y = rest;
    }
    EXPECT_EQ(moves, forced);
    told.expect({31, forced, a, b});
}

const NoteTest test({.table = verdicts("1\n{} {}\n", "Stan wins"),
                     .facts = longest_forced_chain,
                     .games = [](const auto& n) { return n[0] * n[0]; }});

}  // namespace note_luogu_p1290_euclid_game
