#include "note_test.hpp"

namespace {

// The wrong solutions show where each golden ratio fails; this checks that those pairs are lost.
void lost_pairs(const Table& table, Oracle& oracle) {
    for (std::size_t y = 1; y < table.size(); ++y) {
        const std::vector<Number> pair = numbers(table[y][2]);
        EXPECT_EQ(oracle(fmt::format("1\n{} {}\n", pair.at(0), pair.at(1))), "B");
    }
}

const NoteTest test({.table = lost_pairs});

}  // namespace
