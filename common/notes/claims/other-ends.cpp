// Every theorem, table and period of other-ends.md and its solutions, by brute force. The games are played by
// their rules; where a header of common/ computes the same, it is compared with play as well.
#include "notes/code/basis.hpp"
#include "notes/code/cutting.hpp"
#include "notes/code/cutting_trees.hpp"
#include "notes/code/dag.hpp"
#include "notes/code/grundy.hpp"
#include "notes/code/loopy.hpp"
#include "notes/code/octal.hpp"
#include "notes/code/outcome.hpp"
#include "notes/code/race.hpp"
#include "notes/code/staircase.hpp"
#include "shared.hpp"
#include "sprague_grundy.hpp"

namespace claims_other_ends {

using namespace claims_tests;

// Every graph of up to `nodes` nodes with every choice of the ripe positions: visit(all_have_a_move,
// is_ripe, wins, is_n), where all positions that are not ripe have a move or not, `wins` is by play
// in which a player without a move loses, `is_n` by the reduced game.
template <class Visit>
void for_all_ripe_choices(unsigned nodes, Visit visit) {
    for_all_graphs(nodes, [&](const Graph& graph) {
        for (unsigned ripe = 0; ripe < 1u << graph.size(); ++ripe) {
            bool all_have_a_move = true;
            std::vector<bool> is_ripe, wins, is_n;
            for (unsigned node = 0; node < graph.size(); ++node) {
                is_ripe.push_back(ripe >> node & 1);
                all_have_a_move = all_have_a_move && (is_ripe[node] || !graph[node].empty());
                bool some_lost = is_ripe[node], some_p = false;
                for (const unsigned to : graph[node]) {
                    some_lost = some_lost || !wins[to];
                    some_p = some_p || (!is_ripe[to] && !is_n[to]);
                }
                wins.push_back(some_lost);
                is_n.push_back(some_p);
            }
            visit(all_have_a_move, is_ripe, wins, is_n);
        }
    });
}

using Flags = std::vector<bool>;

void expect_reduced_game(const Flags& is_ripe, const Flags& wins, const Flags& is_n) {
    for (std::size_t node = 0; node < is_ripe.size(); ++node) {
        if (!is_ripe[node]) {
            ASSERT_EQ(wins[node], is_n[node]);
        }
    }
}

TEST(Claims, RipePositions) {
    const auto [most_nodes] = bounds<1>();
    for_all_ripe_choices(most_nodes, [](bool all_have_a_move, const Flags& is_ripe,
                                        const Flags& wins, const Flags& is_n) {
        if (all_have_a_move) expect_reduced_game(is_ripe, wins, is_n);
    });
}

TEST(Claims, StuckLoses) {
    const auto [most_nodes] = bounds<1>();
    for_all_ripe_choices(most_nodes,
                         [](bool, const Flags& is_ripe, const Flags& wins, const Flags& is_n) {
                             expect_reduced_game(is_ripe, wins, is_n);
                         });
}

TEST(ClaimsTables, CuttingGame) {
    const auto values = notes::cutting_values(12);
    expect_square("", 2, 12, [&](unsigned n, unsigned m) { return text(values[n][m]); });
}

// By the rules: all cuts are allowed, and the player who first cuts out a 1 x 1 piece wins.
class CuttingGame {
 public:
    using Sheet = std::pair<unsigned, unsigned>;

    bool wins(std::vector<Sheet> sheets) {
        std::sort(sheets.begin(), sheets.end());
        const auto known = known_.find(sheets);
        if (known != known_.end()) return known->second;
        bool result = false;
        for (std::size_t i = 0; i < sheets.size() && !result; ++i) {
            for (const auto& parts : cuts(sheets[i])) {
                std::vector<Sheet> next = sheets;
                next[i] = parts.first;
                next.push_back(parts.second);
                const Sheet goal(1, 1);
                result = result || parts.first == goal || parts.second == goal || !wins(next);
                if (result) break;
            }
        }
        return known_[sheets] = result;
    }
    static std::vector<std::pair<Sheet, Sheet>> cuts(Sheet sheet) {
        std::vector<std::pair<Sheet, Sheet>> cuts;
        for (unsigned i = 1; 2 * i <= sheet.first; ++i) {
            cuts.push_back({{i, sheet.second}, {sheet.first - i, sheet.second}});
        }
        for (unsigned j = 1; 2 * j <= sheet.second; ++j) {
            cuts.push_back({{sheet.first, j}, {sheet.first, sheet.second - j}});
        }
        return cuts;
    }

 private:
    std::map<std::vector<Sheet>, bool> known_;
};

TEST(Claims, CuttingGame) {
    const auto [rows, columns] = bounds<2>();
    CuttingGame play;
    const auto values = notes::cutting_values(std::max(rows, columns));
    for (unsigned n = 1; n <= rows; ++n) {
        for (unsigned m = 1; m <= columns; ++m) {
            if (n * m == 1) continue;
            const bool ripe = n == 1 || m == 1;
            ASSERT_EQ(play.wins({{n, m}}), ripe || values[n][m] != 0) << n << " x " << m;
        }
    }
}

Values three_in_a_row(unsigned cells) {
    return sprague_grundy::grundy_values(
        cells + 1, [](unsigned n, sprague_grundy::Options& options) {
            for (unsigned i = 1; i <= n; ++i) {
                options.to(i > 3 ? i - 3 : 0, n > i + 2 ? n - i - 2 : 0);
            }
        });
}

TEST(ClaimsTables, ThreeInARow) {
    const Values values = three_in_a_row(20);
    expect_values(3, Values(values.begin() + 3, values.end()));
}

bool three_neighbours(unsigned crosses) {
    return (crosses & crosses >> 1 & crosses >> 2) != 0;
}

TEST(Claims, ThreeInARow) {
    const auto [least, most] = bounds<2>();
    const Values values = three_in_a_row(most);
    for (unsigned n = least; n <= most; ++n) {
        ASSERT_EQ(play_crosses(n, three_neighbours, true)[0], values[n] != 0) << n;
    }
}

TEST(Claims, TenCells) {
    const auto [cells, winning] = bounds<2>();
    const std::vector<bool> wins = play_crosses(cells, three_neighbours, true);
    Values found;
    for (unsigned cell = 0; cell < cells; ++cell) {
        if (!wins[1u << cell]) found.push_back(cell + 1);
    }
    EXPECT_EQ(found.size(), winning);
    EXPECT_EQ(found, (Values{2, 5, 6, 9}));
}

TEST(Claims, MiddleCross) {
    const auto [least, most] = bounds<2>();
    for (unsigned n = least; n <= most; n += 2) {
        ASSERT_FALSE(play_crosses(n, three_neighbours, true)[1u << n / 2]) << n;
    }
}

TEST(Claims, TwoInARowLoses) {
    const auto [least, most] = bounds<2>();
    const Values values = octal_values("137", most), kayles = octal_values("07", most + 1);
    for (unsigned n = least; n <= most; ++n) {
        const auto two_neighbours = [](unsigned crosses) { return (crosses & crosses >> 1) != 0; };
        ASSERT_EQ(play_crosses(n, two_neighbours, false)[0], values[n] != 0) << n;
        ASSERT_EQ(values[n], kayles[n + 1]) << n;
    }
}

TEST(Claims, ThreeInARowIsOctal) {
    const auto [most] = bounds<1>();
    const Values values = three_in_a_row(most), octal = octal_values("007", most + 2);
    for (unsigned n = 0; n <= most; ++n) ASSERT_EQ(values[n], octal[n + 2]);
}

// Whether the first player wins the multiplication game.
bool multiplication_claim(std::uint64_t n) {
    std::uint64_t end = 9;
    bool first = true;
    for (; end < n; first = !first) end *= first ? 2 : 9;
    return first;
}

TEST(Claims, MultiplicationGame) {
    const auto [greatest] = bounds<1>();
    const Values products = products_below(greatest);
    for (unsigned n = 2; n <= greatest; ++n) {
        ASSERT_EQ(multiplication_play(n, products), multiplication_claim(n)) << n;
        ASSERT_EQ(notes::wins_race(n), multiplication_claim(n)) << n;
    }
}

TEST(Claims, OtherFactors) {
    const auto [least, greatest, most] = bounds<3>();
    for (unsigned q = least; q <= greatest; ++q) {
        for (unsigned n = 1; n <= most; ++n) {
            const auto play = [q, n](unsigned p, const auto& self) -> bool {
                bool wins = false;
                for (unsigned f = 2; p < n && f <= q && !wins; ++f) wins = !self(p * f, self);
                return wins;
            };
            std::uint64_t power = 1;  // of 2q
            while (power * 2 * q < n) power *= 2 * q;
            ASSERT_EQ(play(1, play), n > 1 && n <= power * q) << q << ' ' << n;
        }
    }
}

TEST(Claims, RaceByAdding) {
    const auto [most, greatest] = bounds<2>();
    for (unsigned k = 1; k <= greatest; ++k) {
        std::vector<bool> wins = {false}, wins_last_loses = {true};  // by what is missing
        for (unsigned n = 1; n <= most; ++n) {
            bool some_lost = false, some_lost_last_loses = false;
            for (unsigned added = 1; added <= k; ++added) {
                const unsigned missing = added < n ? n - added : 0;
                some_lost = some_lost || !wins[missing];
                some_lost_last_loses = some_lost_last_loses || !wins_last_loses[missing];
            }
            wins.push_back(some_lost);
            wins_last_loses.push_back(some_lost_last_loses);
            ASSERT_EQ(wins[n], n % (k + 1) != 0);
            ASSERT_EQ(wins_last_loses[n], n % (k + 1) != 1);
        }
    }
}

TEST(Claims, TwoSheets) {
    using Sheet = CuttingGame::Sheet;
    const auto [a, b, c, d, left_a, left_b, right_a, right_b] = bounds<8>();
    const std::vector<Sheet> sheets = {{a, b}, {c, d}};
    CuttingGame play;
    std::vector<std::pair<Sheet, Sheet>> winning;
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        for (const auto& parts : CuttingGame::cuts(sheets[i])) {
            if (!play.wins({parts.first, parts.second, sheets[1 - i]})) winning.push_back(parts);
        }
    }
    ASSERT_EQ(winning.size(), 1u);
    EXPECT_EQ(winning[0], std::make_pair(Sheet(left_a, left_b), Sheet(right_a, right_b)));
}

TEST(Claims, RowsOfTheCuttingGame) {
    const auto [two, three, four, five, columns] = bounds<5>();
    const auto values = notes::cutting_values(columns);
    const Values kayles = octal_values("07", columns);
    for (unsigned m = 2; m <= columns; ++m) {
        ASSERT_EQ(values[two][m], kayles[m - 2]);
        ASSERT_EQ(values[three][m], kayles[m - 2]);
        ASSERT_EQ(values[four][m], 1u);
        ASSERT_EQ(values[five][m], 1u);
    }
}

}  // namespace claims_other_ends
