#include "note_test.hpp"

namespace note_luogu_p2148_e_and_d {

// The values by the moves, of a column's and a row's heap.
void values(const Table& table, Oracle& oracle) {
    rules::GrundyValues values(oracle.rules().play({}));
    for (std::size_t i = 1; i < table.size(); ++i) {
        for (std::size_t j = 1; j < table[i].size(); ++j) {
            const auto a = static_cast<rules::Int>(number(table[i][0]));
            const auto b = static_cast<rules::Int>(number(table[0][j]));
            EXPECT_EQ(static_cast<rules::Int>(number(table[i][j])),
                      values.of(rules::Component{a, b}));
        }
    }
}

const NoteTest test(
    {.table = values,
     .explained = {{"2\n4\n1 2 3 1\n2\n2000000000 1\n",
                    {"of pair 1 take the heap of 1 away and split the 2 into 1 and 1"}},
                   {"1\n2\n1431655766 715827883\n", {"31"}}},
     .games = [](const auto& n) {
         return n[1] * n[1] + n[3] * n[3] * n[3] * n[3] + n[5] * n[5] * n[5] * n[5] * n[5] * n[5];
     }});

}  // namespace note_luogu_p2148_e_and_d
