#include "note_test.hpp"

namespace note_hdu_2176_stones_in_m_heaps {

// What each of the heaps 5, 7, 8, 9, 10 becomes by its xor with their nim-sum, where that is less.
void what_is_left(const Table& table, Oracle&) {
    ASSERT_EQ(table.size(), 2u);
    Number sum = 0;
    for (std::size_t i = 1; i < table[0].size(); ++i) sum ^= number(table[0][i]);
    for (std::size_t i = 1; i < table[0].size(); ++i) {
        const Number heap = number(table[0][i]), left = heap ^ sum;
        EXPECT_EQ(table[1][i], left < heap ? std::to_string(left) : ".");
    }
}

const NoteTest test({.table = what_is_left,
                     .explained = {{"5\n5 7 8 9 10\n0\n", {"8 1", "9 0", "10 3"}}}});

}  // namespace note_hdu_2176_stones_in_m_heaps
