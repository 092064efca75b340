#include "note_test.hpp"

#include "sprague_grundy.hpp"

namespace note_hdu_1850_good_boy_nim {

// The heaps, the nim-sum, and each winning move as two numbers (once for equal heaps).
void winning_moves(const Table& table, Oracle& oracle) {
    for (std::size_t y = 1; y < table.size(); ++y) {
        const std::vector<Number> heaps = numbers(table[y][0]);
        const Number sum = sprague_grundy::nim_sum(heaps.begin(), heaps.end());
        EXPECT_EQ(table[y][1], fmt::format("{:04b}", sum));
        std::vector<Number> moves;
        std::set<Number> seen;
        std::size_t count = 0;
        for (const Number heap : heaps) {
            if ((heap ^ sum) >= heap) continue;
            ++count;
            if (seen.insert(heap).second) moves.insert(moves.end(), {heap, heap ^ sum});
        }
        EXPECT_EQ(numbers(table[y][2]), moves);
        EXPECT_EQ(oracle(fmt::format("{}\n{}\n0\n", heaps.size(), fmt::join(heaps, " "))),
                  fmt::format("{}", count));
    }
}

const NoteTest test({.table = winning_moves});

}  // namespace note_hdu_1850_good_boy_nim
