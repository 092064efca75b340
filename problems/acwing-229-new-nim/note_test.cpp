#include "note_test.hpp"

namespace {

void new_nim(const Table& table, Oracle& oracle) {
    for (std::size_t y = 1; y < table.size(); ++y) {
        const std::vector<Number> heaps = numbers(table[y][0]);
        EXPECT_EQ(table[y][3],
                  oracle(fmt::format("{}\n{}\n", heaps.size(), fmt::join(heaps, " "))));
    }
}

const NoteTest test({.table = new_nim});

}  // namespace
