#include "note_test.hpp"

#include <cmath>

#include "wythoff.hpp"

namespace note_51nod_1072_wythoff {

// The cold pairs in the order of their differences, without (0, 0), which the rules do not allow.
void cold_pairs(const Table& table, Oracle& oracle) {
    Number columns = 1;
    for (Number b = 1; b <= number(table[2].back()); ++b) {
        for (Number a = 1; a <= b; ++a) {
            if (oracle(fmt::format("1\n{} {}\n", a, b)) == "A") continue;
            ASSERT_LT(b - a + 1, table[0].size());
            EXPECT_EQ(number(table[0][b - a + 1]), b - a);
            EXPECT_EQ(number(table[1][b - a + 1]), a);
            EXPECT_EQ(number(table[2][b - a + 1]), b);
            ++columns;
        }
    }
    EXPECT_EQ(columns + 1, table[0].size());
}

// The least position that a wrong ratio gets wrong: a cold pair that it misses, or a pair that it
// takes for cold.
std::vector<Number> first_wrong(double ratio) {
    for (Number d = 1;; ++d) {
        const auto a = static_cast<Number>(std::floor(static_cast<double>(d) * ratio));
        if (wythoff::is_cold(a, a + d)) continue;
        const Number least = wythoff::is_cold(a + 1, a + 1 + d) ? a : a - 1;
        return {least, least + d};
    }
}

void short_golden_ratios(const NoteTexts& told) {
    told.expect(first_wrong(1.618));
    const tools::fs::path wrong = tools::root() / "testdata/51nod-1072-wythoff/wrong";
    for (const auto& [file, ratio] : std::map<std::string, double>{
             {"ratio-cut-short.cpp", 1.618}, {"ratio-of-ten-decimals.cpp", 1.6180339887}}) {
        const std::string text = tools::read_file(wrong / file);
        const std::vector<Number> said = numbers(text.substr(0, text.find('\n')));
        const std::vector<Number> pair = first_wrong(ratio);
        EXPECT_NE(std::search(said.begin(), said.end(), pair.begin(), pair.end()), said.end())
            << file << " does not say that it first fails at " << fmt::format("{}", pair);
    }
}

const NoteTest test({.table = cold_pairs, .facts = short_golden_ratios, .games = [](const auto& n) {
                         return n[0] * n[0];
                     }});

}  // namespace note_51nod_1072_wythoff
