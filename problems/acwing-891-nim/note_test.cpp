#include "note_test.hpp"

namespace {

void lost_triples(const Table& table, Oracle& oracle) {
    std::size_t y = 0;
    for (int a = 1; a <= 7; ++a) {
        for (int b = a + 1; b <= 7; ++b) {
            for (int c = b + 1; c <= 7; ++c) {
                if (oracle(fmt::format("3\n{} {} {}\n", a, b, c)) == "Yes") continue;
                ASSERT_LT(++y, table.size());
                EXPECT_EQ(table[y][0], fmt::format("{} {} {}", a, b, c));
                EXPECT_EQ(table[y][1], fmt::format("{:03b} {:03b} {:03b}", a, b, c));
            }
        }
    }
    EXPECT_EQ(y + 1, table.size());
}

const NoteTest test({.table = lost_triples});

}  // namespace
