#include "note_test.hpp"

#include <cstdint>

namespace note_hdu_1517_multiplication_game {

// Checks ten numbers at each end of an interval; the last interval has only one end.
void intervals(const Table& table, Oracle& oracle) {
    Number next = 2;
    for (std::size_t y = 1; y < table.size(); ++y) {
        const std::vector<Number> ends = numbers(table[y][0]);
        EXPECT_EQ(ends.at(0), next);
        next = ends.size() == 2 ? ends[1] + 1 : ends[0] + 10;
        for (Number n = ends[0]; n < next; ++n) {
            if (n == ends[0] + 10 && next - n > 10) n = next - 10;
            EXPECT_EQ(oracle(fmt::format("{}\n", n)), table[y][1] + " wins.");
        }
    }
}

// Counts by intervals for which n dividing by 18 without rounding up names the wrong winner.
void division_by_18(const NoteTexts& told) {
    const std::uint64_t end = 4294967295;  // n is less
    std::uint64_t wrong = 0, first = end;
    for (std::uint64_t power = 1; power < end; power *= 18) {
        for (std::uint64_t v = power == 1 ? 2 : 1; v <= 18; ++v) {
            // floor(n / power) = v, and one division less would leave more than 18.
            const std::uint64_t low = std::max(v * power, power == 1 ? 0 : 19 * (power / 18));
            const std::uint64_t high = std::min((v + 1) * power, end);
            for (std::uint64_t won = 1; won < end; won *= 18) {
                // Stan wins from won + 1 to 9 * won, Ollie from there to 18 * won.
                const std::uint64_t from = v <= 9 ? 9 * won + 1 : won + 1;
                const std::uint64_t to = v <= 9 ? 18 * won + 1 : 9 * won + 1;
                const std::uint64_t left = std::max(low, from), right = std::min(high, to);
                if (left >= right) continue;
                wrong += right - left;
                first = std::min(first, left);
            }
        }
    }
    told.expect({18, wrong, first});
    told.expect({(std::uint64_t{1} << 32) - 8});
}

// From 2 to n[0]; above it, from end - 2 to end + 3, the ends being the powers of 18.
Number exhaustive_games(const std::vector<Number>& n) {
    Number games = n[0] - 1;
    for (Number end = 18; end - 2 <= n[1]; end *= 18) {
        for (Number k = end - 2; k <= end + 3; ++k) games += n[0] < k && k <= n[1];
    }
    return games;
}

const NoteTest test({.table = intervals, .facts = division_by_18, .games = exhaustive_games});

}  // namespace note_hdu_1517_multiplication_game
