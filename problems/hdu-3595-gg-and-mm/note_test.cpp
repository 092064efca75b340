#include "note_test.hpp"

namespace note_hdu_3595_gg_and_mm {

// By the definition of Every-SG.
Number steps(Number a, Number b) {
    if (a < b) std::swap(a, b);
    if (b == 0) return 0;
    static std::vector<unsigned char> known(1001 * 1001);
    unsigned char& found = known.at(a * 1001 + b);
    if (found > 0) return found;
    Number lost = 0, least = 1000;
    bool wins = false;
    for (Number rest = a % b; rest < a; rest += b) {
        const Number after = steps(b, rest);
        if (after % 2 == 0) {
            wins = true;
            lost = std::max(lost, after);
        }
        least = std::min(least, after);
    }
    found = static_cast<unsigned char>((wins ? lost : least) + 1);
    return found;
}

void steps_of_small_piles(const Table& table, Oracle& oracle) {
    for (std::size_t y = 1; y < table.size(); ++y) {
        const Number b = number(table[y][0]);
        for (std::size_t x = 1; x < table[0].size(); ++x) {
            const Number a = number(table[0][x]);
            if (a < b) {
                EXPECT_EQ(table[y][x], "");
                continue;
            }
            EXPECT_EQ(number(table[y][x]), steps(a, b));
            EXPECT_EQ(oracle(fmt::format("1\n{} {}\n", a, b)), steps(a, b) % 2 != 0 ? "MM" : "GG");
        }
    }
}

void longest_game(const NoteTexts& told) {
    Number longest = 0, p = 0, q = 0;
    for (Number a = 1; a <= 1000; ++a) {
        for (Number b = 1; b <= a; ++b) {
            if (steps(a, b) <= longest) continue;
            longest = steps(a, b);
            p = a;
            q = b;
        }
    }
    told.expect({1000, longest, p, q, 2});
    for (; p % q != 0; std::swap(p, q)) {
        EXPECT_EQ(p / q, 2u);
        p %= q;
    }
}

// n[0]: the piles of one game; then how many games, and their piles. Multisets of unordered pairs.
Number exhaustive_tests(const std::vector<Number>& n) {
    Number sum = n[0] * n[0];
    for (std::size_t i = 1; i + 1 < n.size(); i += 2) {
        const Number pairs = n[i + 1] * (n[i + 1] + 1) / 2;
        Number ways = 1;
        for (Number k = 0; k < n[i]; ++k) ways = ways * (pairs + k) / (k + 1);
        sum += ways;
    }
    return sum;
}

const NoteTest test(
    {.table = steps_of_small_piles,
     .facts = longest_game,
     .explained = {{"2\n5 2\n4 3\n",
                    {"in game 1 (5, 2) becomes (3, 2); in game 2 (4, 3) becomes (1, 3)"}}},
     .games = exhaustive_tests});

}  // namespace note_hdu_3595_gg_and_mm
