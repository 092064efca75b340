#include "note_test.hpp"

#include "sprague_grundy.hpp"

namespace note_hdu_1536_s_nim {

void two_or_five(const Table& table, Oracle&) {
    expect_values(table, sprague_grundy::grundy_of_subtraction_set(100, {2, 5}));
}

// Where all of the set may be taken, equal rows of max S values are followed by equal values; and
// some row of each set comes twice.
void rows_that_come_twice(const NoteTexts& told) {
    for (unsigned mask = 1; mask < 1u << 6; ++mask) {
        std::vector<unsigned> set;
        for (unsigned s = 1; s <= 6; ++s) {
            if ((mask >> (s - 1) & 1) != 0) set.push_back(s);
        }
        const auto values = sprague_grundy::grundy_of_subtraction_set(300, set);
        const std::ptrdiff_t length = set.back();
        std::map<std::vector<unsigned>, unsigned> followed_by;
        bool twice = false;
        for (auto at = values.begin() + length; at != values.end(); ++at) {
            const auto [row, first] = followed_by.emplace(std::vector(at - length, at), *at);
            EXPECT_EQ(row->second, *at);
            twice = twice || !first;
        }
        EXPECT_TRUE(twice);
    }
    told.expect_text(R"(4. For $h \ge \max S$,)", R"(4. 当 $h \ge \max S$ 时，)");
    // acwing-893-subtraction-nim/note_test.cpp measures it.
    told.expect_text("Memory $O(h (1 + k / 64) + ml)$", "空间 $O(h (1 + k / 64) + ml)$");
}

// "sets of up to 3 numbers of 1 to 5, ...; up to 2 heaps of 0 to 9"
Number exhaustive_games(const std::vector<Number>& n) {
    const auto lists = [](Number most, Number values) {
        Number sum = 0, of_size = 1;
        for (Number size = 1; size <= most; ++size) sum += of_size *= values;
        return sum;
    };
    return lists(n[0], n[2] - n[1] + 1) * lists(n[3], n[5] - n[4] + 1);
}

const NoteTest test({.table = two_or_five,
                     .facts = rows_that_come_twice,
                     .games = exhaustive_games});

}  // namespace note_hdu_1536_s_nim
