#include "note_test.hpp"

#include "sprague_grundy.hpp"

namespace note_acwing_894_splitting_nim {

std::vector<unsigned> heaps_to_100() {
    return sprague_grundy::grundy_values(101, [](unsigned n, sprague_grundy::Options& options) {
        for (unsigned a = 0; a < n; ++a) {
            for (unsigned b = 0; b <= a; ++b) options.to(a, b);
        }
    });
}

void two_smaller_heaps(const Table& table, Oracle&) {
    expect_values(table, heaps_to_100());
    for (std::size_t x = 1; x < table[0].size(); ++x) {
        EXPECT_EQ(table[2][x], fmt::format("{:b}", number(table[1][x])));
    }
}

void greatest_value_of_two_smaller_heaps(const NoteTexts& told) {
    const std::vector<unsigned> values = heaps_to_100();
    unsigned bits = 0;
    for (const unsigned value : values) bits |= value;
    // Some xor has all of these bits, since 128, 64 and so on are among the values.
    for (unsigned bit = 1; bit <= bits; bit *= 2) {
        EXPECT_EQ(std::count(values.begin(), values.end(), bit), 1);
    }
    told.expect({100, values[100], bits});
}

const NoteTest test({.table = two_smaller_heaps,
                     .facts = greatest_value_of_two_smaller_heaps,
                     .explained = {{"2\n100 99\n",
                                    {"replace heap 1 (100 stones) by heaps of 99 and 0."},
                                    {"into 1 heap"}}}});

}  // namespace note_acwing_894_splitting_nim
