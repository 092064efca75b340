#include "note_test.hpp"

namespace note_acwing_892_staircase_nim {

constexpr int kMostOnSecond = 4;

void stairs(const Table& table, Oracle& oracle) {
    for (int second = 1; second <= kMostOnSecond; ++second) {
        for (std::size_t y = 1; y < table.size(); ++y) {
            for (std::size_t x = 1; x < table[0].size(); ++x) {
                const std::string input = fmt::format("3\n{} {} {}\n", y, second, x);
                EXPECT_EQ(table[y][x], oracle(input) == "Yes" ? "W" : ".") << input;
            }
        }
    }
}

// The first three stairs in which a move from stair 2 wins, which raises stair 1.
void raising_a_stair(const NoteTexts& told, Oracle& oracle) {
    for (rules::Int second = 1; second <= 3; ++second) {
        for (rules::Int third = 1; third <= 3; ++third) {
            for (rules::Int moved = 1; moved <= second; ++moved) {
                if (oracle.wins({{moved, second - moved, third}})) continue;
                told.expect(
                    {0, Number(second), Number(third), 2, 1, Number(moved), Number(third), 0});
                return told.expect_moves_upward_cited();
            }
        }
    }
    FAIL() << "no move that raises a stair wins";
}

const NoteTest test({.table = stairs,
                     .facts =
                         [](const NoteTexts& told) {
                             told.expect_text(
                                 fmt::format("from 1 to {} on stair 2, the machine", kMostOnSecond),
                                 fmt::format("第 2 级上有 1 到 {} 颗中的任意颗时，程序",
                                             kMostOnSecond));
                         },
                     .explained = {{"1\n5\n", {"As an input: it cannot be one (line 2, column 1"}}},
                     .played = raising_a_stair});

}  // namespace note_acwing_892_staircase_nim
