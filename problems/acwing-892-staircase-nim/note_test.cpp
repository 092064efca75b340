#include "note_test.hpp"

namespace {

void stairs(const Table& table, Oracle& oracle) {
    for (int second = 1; second <= 4; ++second) {
        for (std::size_t y = 1; y < table.size(); ++y) {
            for (std::size_t x = 1; x < table[0].size(); ++x) {
                const std::string input = fmt::format("3\n{} {} {}\n", y, second, x);
                EXPECT_EQ(table[y][x], oracle(input) == "Yes" ? "W" : ".") << input;
            }
        }
    }
}

const NoteTest test({.table = stairs});

}  // namespace
