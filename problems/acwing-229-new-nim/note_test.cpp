#include "note_test.hpp"

namespace note_acwing_229_new_nim {

void new_nim(const Table& table, Oracle& oracle) {
    for (std::size_t y = 1; y < table.size(); ++y) {
        const std::vector<Number> heaps = numbers(table[y][0]);
        EXPECT_EQ(table[y][3],
                  oracle(fmt::format("{}\n{}\n", heaps.size(), fmt::join(heaps, " "))));
    }
}

const NoteTest test({.table = new_nim,
                     .explained = {
                         {"4\n1 2 4 7\n",
                          {"heap 1 1 match, 1 = 2 xor 4 xor 7 heap 2 2 matches, independent"}},
                         {"2\n5 5\n", {"heap 2 5 matches, as many as heap 1"}}}});

}  // namespace note_acwing_229_new_nim
