#include "note_test.hpp"

#include <bit>

namespace note_luogu_p2490_black_and_white {

Number choose(Number n, Number k) {
    return k == 0 ? 1 : choose(n - 1, k - 1) * n / k;
}

Number won(Oracle& oracle, Number n, Number k, Number d) {
    return number(oracle(fmt::format("{} {} {}\n", n, k, d)));
}

void lost_layouts(const Table& table, Oracle& oracle) {
    for (std::size_t y = 1; y < table.size(); ++y) {
        const Number n = number(table[y][0]), all = number(table[y][1]);
        EXPECT_EQ(all, choose(n, 6));
        for (Number d = 1; d <= 3; ++d) {
            EXPECT_EQ(number(table[y][d + 1]), all - won(oracle, n, 6, d)) << n << ' ' << d;
        }
    }
}

// How many layouts the first player wins where the pieces may also retreat: lost is what has no move
// or only moves to what is won, won what has a move to what is lost; the rest is drawn.
Number won_both_ways(Number n, Number k, Number d) {
    std::vector<Number> layouts;
    for (Number set = 0; set < Number{1} << n; ++set) {
        if (static_cast<Number>(std::popcount(set)) == k) layouts.push_back(set);
    }
    std::vector<int> outcome(Number{2} << n);  // of 2 * set + mover; 1: won, -1: lost
    const auto decide = [&](Number set, Number mover) {
        std::vector<Number> cells;
        for (Number cell = 0; cell < n; ++cell) {
            if (set >> cell & 1) cells.push_back(cell);
        }
        bool all_won = true;
        const std::function<bool(Number, Number, Number)> reaches_a_loss = [&](Number i,
                                                                               Number moved,
                                                                               Number next) {
            if (i >= k) {
                const int result = moved == 0 ? 1 : outcome[2 * next + 1 - mover];
                all_won = all_won && result == 1;
                return result == -1;
            }
            if (reaches_a_loss(i + 2, moved, next)) return true;
            const Number from = i == 0 ? 0 : cells[i - 1] + 1, to = i + 1 == k ? n : cells[i + 1];
            for (Number cell = from; moved < d && cell < to; ++cell) {
                const Number shifted = next ^ Number { 1 } << cells[i] ^ Number { 1 } << cell;
                if (cell != cells[i] && reaches_a_loss(i + 2, moved + 1, shifted)) return true;
            }
            return false;
        };
        return reaches_a_loss(mover, 0, set) ? 1 : all_won ? -1 : 0;
    };
    for (bool changed = true; std::exchange(changed, false);) {
        for (const Number set : layouts) {
            for (const Number mover : {0, 1}) {
                int& result = outcome[2 * set + mover];
                if (result == 0 && (result = decide(set, mover)) != 0) changed = true;
            }
        }
    }
    return static_cast<Number>(std::count_if(layouts.begin(), layouts.end(),
                                             [&](Number set) { return outcome[2 * set] == 1; }));
}

// The smallest board on which a retreat matters.
void retreats(const NoteTexts& told, Oracle& oracle) {
    for (Number n = 2;; ++n) {
        for (Number k = 2; k <= n; k += 2) {
            for (Number d = 1; d <= k / 2; ++d) {
                const Number both = won_both_ways(n, k, d), one = won(oracle, n, k, d);
                if (both == one) continue;
                return told.expect({n, k, d, one, choose(n, k), both});
            }
        }
    }
}

// n up to the bound, k = 2, 4, ..., n and d = 1, ..., k.
Number exhaustive_games(const std::vector<Number>& bound) {
    Number games = 0;
    for (Number n = 2; n <= bound.at(0); ++n) games += n / 2 * (n / 2 + 1);
    return games;
}

const NoteTest test({.table = lost_layouts,
                     .explained = {{"10 4 2\n",
                                    {"182 (the player to move wins so many layouts)",
                                     "Lost layouts by the sum of their gaps: 0: 28"}},
                                   {"9 4 1\n", {"0: 21, 2: 10, 4: 3"}}},
                     .played = retreats,
                     .games = exhaustive_games});

}  // namespace note_luogu_p2490_black_and_white
