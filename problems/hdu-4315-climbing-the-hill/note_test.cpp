#include "note_test.hpp"

#include "sprague_grundy.hpp"

namespace note_hdu_4315_climbing_the_hill {

std::vector<Number> heaps_of(const std::vector<Number>& cells, Number king) {
    std::vector<Number> heaps;
    if (cells.size() % 2 != 0) heaps.push_back(cells[0] - (king == 2));
    for (std::size_t i = cells.size() % 2; i < cells.size(); i += 2) {
        heaps.push_back(cells[i + 1] - cells[i] - 1);
    }
    return heaps;
}

void positions(const Table& table, Oracle& oracle) {
    for (std::size_t y = 1; y < table.size(); ++y) {
        const std::vector<Number> cells = numbers(table[y][0]);
        const Number king = number(table[y][1]);
        const std::vector<Number> heaps = heaps_of(cells, king);
        EXPECT_EQ(numbers(table[y][2]), heaps);
        const Number sum = sprague_grundy::nim_sum(heaps.begin(), heaps.end());
        EXPECT_EQ(number(table[y][3]), sum);
        EXPECT_EQ(oracle(fmt::format("{} {}\n{}\n", cells.size(), king, fmt::join(cells, " "))),
                  sum == 0 ? "Bob" : "Alice");
    }
}

// The position on the fewest cells, of the fewest persons, whose Grundy value is not the nim-sum.
void no_grundy_value(const NoteTexts& told, Oracle& oracle) {
    const auto rules = tools::make_rules(oracle.problem());
    rules::GrundyValues values(rules->play({}));
    for (Number last = 2;; ++last) {
        for (Number second = 1; second < last; ++second) {
            for (Number first = 0; first < second; ++first) {
                std::vector<Number> cells = {second, last};
                if (first > 0) cells.insert(cells.begin(), first);
                for (Number king = 2; king <= cells.size(); ++king) {
                    rules::Component hill(cells.begin(), cells.end());
                    hill.insert(hill.begin(), static_cast<rules::Int>(king));
                    const std::vector<Number> heaps = heaps_of(cells, king);
                    const Number sum = sprague_grundy::nim_sum(heaps.begin(), heaps.end()),
                                 value = static_cast<Number>(values.of(hill));
                    if (value == sum) continue;
                    hill.erase(hill.begin() + 1);
                    --hill[0];
                    told.expect(
                        {first, second, last, sum, value, static_cast<Number>(values.of(hill))});
                    return;
                }
            }
        }
    }
}

const NoteTest test(
    {.table = positions,
     .explained = {{"5 3\n2 4 6 8 9\n",
                    {"the hilltop and cell 2", "2 cells to walk, up to the hilltop",
                     "cell 4 and the king on cell 6", "the person on cell 2 to cell 1"}},
                   {"3 2\n2 3 6\n", {"1 cell to walk, not onto the hilltop"}},
                   {"2 1\n3 4\n",
                    {"Nobody is above the king", "the king on cell 3 to the hilltop"}}},
     .played = no_grundy_value,
     // Each set, and each of its elements as the king.
     .games = [](const auto& n) { return n[0] << (n[0] - 1); }});

}  // namespace note_hdu_4315_climbing_the_hill
