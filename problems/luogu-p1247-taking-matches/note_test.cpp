#include "note_test.hpp"

namespace note_luogu_p1247_taking_matches {

// The heaps, one below the other in binary, and their nim-sum.
void columns(const Table& table, Oracle&) {
    Number sum = 0;
    for (std::size_t i = 1; i < table.size(); ++i) {
        const Number heap = number(table[i][0]);
        EXPECT_EQ(table[i][1], fmt::format("{:04b}", i + 1 < table.size() ? heap : sum));
        EXPECT_TRUE(i + 1 < table.size() || heap == sum);
        sum ^= heap;
    }
}

const NoteTest test({.table = columns,
                     .explained = {{"3\n3 6 9\n", {"take 4 matches from heap 3"}}}});

}  // namespace note_luogu_p1247_taking_matches
