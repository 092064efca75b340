#include "note_test.hpp"

namespace note_hdu_2149_public_sale {

// A row for each N, a column for each M.
void raises(const Table& table, Oracle& oracle) {
    for (std::size_t i = 1; i < table.size(); ++i) {
        for (std::size_t k = 1; k < table[i].size(); ++k) {
            const std::string found =
                oracle(fmt::format("{} {}\n", number(table[0][k]), number(table[i][0])));
            EXPECT_EQ(table[i][k], found == "none" ? "." : found);
        }
    }
}

const NoteTest test({.table = raises,
                     .explained = {{"3 5\n", {"3 4 5"}, {}}, {"3 2\n", {"none"}, {}}},
                     .games = [](const auto& n) { return n[0] * n[0]; }});

}  // namespace note_hdu_2149_public_sale
