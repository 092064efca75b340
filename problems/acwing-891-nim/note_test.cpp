#include "note_test.hpp"

namespace note_acwing_891_nim {

constexpr int kMost = 7;

void lost_triples(const Table& table, Oracle& oracle) {
    std::size_t y = 0;
    for (int a = 1; a <= kMost; ++a) {
        for (int b = a + 1; b <= kMost; ++b) {
            for (int c = b + 1; c <= kMost; ++c) {
                if (oracle(fmt::format("3\n{} {} {}\n", a, b, c)) == "Yes") continue;
                ASSERT_LT(++y, table.size());
                EXPECT_EQ(table[y][0], fmt::format("{} {} {}", a, b, c));
                EXPECT_EQ(table[y][1], fmt::format("{:03b} {:03b} {:03b}", a, b, c));
            }
        }
    }
    EXPECT_EQ(y + 1, table.size());
}

const NoteTest test(
    {.table = lost_triples,
     .facts =
         [](const NoteTexts& told) {
             told.expect_text(
                 fmt::format("three different heaps of up to {} stones, these are all", kMost),
                 fmt::format("三堆两两不等、每堆不超过 {} 颗时，全部", kMost));
         },
     .explained = {
         {"2\n1000000000 536870919\n",
          {"How: the leading 1 of 463129095 stands in heap 1; 1000000000 xor 463129095 = "
           "536870919. 1 move wins."}},
         {"3\n3 5 5\n", {"3 xor 3 = 0. 1 of 13 moves wins."}},
         {"2\n2 2\n",
          {"For example: heap 1: 2 to 0 loses to the answer: take all of heap 1 (2 stones)."}}}});

}  // namespace note_acwing_891_nim
