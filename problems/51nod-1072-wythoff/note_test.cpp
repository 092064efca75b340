#include "note_test.hpp"

#include <cmath>

#include "wythoff.hpp"

namespace {

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

void short_golden_ratio(const Told& told) {
    for (unsigned long k = 1;; ++k) {
        const auto a = static_cast<unsigned long>(std::floor(static_cast<double>(k) * 1.618));
        if (wythoff::is_cold(a, a + k)) continue;
        // The cold pair of difference k, which 1.618 misses.
        const unsigned long cold = wythoff::is_cold(a + 1, a + 1 + k) ? a + 1 : a - 1;
        return told.expect({cold, cold + k});
    }
}

const NoteTest test({.table = cold_pairs, .facts = short_golden_ratio});

}  // namespace
