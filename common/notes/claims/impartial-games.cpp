// Every theorem, table and period of impartial-games.md and its solutions, by brute force. The games are played by
// their rules; where a header of common/ computes the same, it is compared with play as well.
#include "notes/code/backwards.hpp"
#include "notes/code/outcome.hpp"
#include "notes/code/remoteness.hpp"
#include "shared.hpp"
#include "sprague_grundy.hpp"

namespace claims_impartial_games {

using namespace claims_tests;

// Every way to play on the graph: a choice of a successor for each node that has one.
std::vector<Values> strategies(const Graph& graph) {
    std::vector<Values> all(1);
    for (const Values& successors : graph) {
        std::vector<Values> longer;
        for (const Values& chosen : all) {
            for (std::size_t i = 0; i < std::max<std::size_t>(successors.size(), 1); ++i) {
                longer.push_back(chosen);
                longer.back().push_back(successors.empty() ? 0 : successors[i]);
            }
        }
        all.swap(longer);
    }
    return all;
}

TEST(Claims, ForcedWins) {
    const auto [most_nodes] = bounds<1>();
    for_all_graphs(most_nodes, [](const Graph& graph) {
        const std::vector<Values> all = strategies(graph);
        const auto first_wins = [&](unsigned node, const Values& first, const Values& second) {
            bool first_moves = true;
            for (; !graph[node].empty(); first_moves = !first_moves) {
                node = (first_moves ? first : second)[node];
            }
            return !first_moves;
        };
        std::vector<bool> is_n;
        for (unsigned node = 0; node < graph.size(); ++node) {
            is_n.push_back(std::any_of(graph[node].begin(), graph[node].end(),
                                       [&](unsigned to) { return !is_n[to]; }));
            const auto some_beats_all = [&](bool as_first) {
                return std::any_of(all.begin(), all.end(), [&](const Values& mine) {
                    return std::all_of(all.begin(), all.end(), [&](const Values& other) {
                        return as_first ? first_wins(node, mine, other)
                                        : !first_wins(node, other, mine);
                    });
                });
            };
            ASSERT_EQ(some_beats_all(true), is_n[node]);
            ASSERT_EQ(some_beats_all(false), !is_n[node]);
        }
    });
}

TEST(Claims, TwoSteps) {
    const auto [most_nodes] = bounds<1>();
    for_all_graphs(most_nodes, [](const Graph& graph) {
        unsigned p_positions = 0;
        for (unsigned node = 0; node < graph.size(); ++node) {
            bool wins = false;
            for (const unsigned to : graph[node]) wins = wins || (p_positions >> to & 1);
            if (!wins) p_positions |= 1u << node;
        }
        for (unsigned set = 0; set < 1u << graph.size(); ++set) {
            bool both_steps = true;
            for (unsigned node = 0; node < graph.size(); ++node) {
                bool into_set = false;
                for (const unsigned to : graph[node]) into_set = into_set || (set >> to & 1);
                both_steps = both_steps && into_set != (set >> node & 1);
            }
            ASSERT_EQ(both_steps, set == p_positions);
        }
    });
}

TEST(Claims, Rook) {
    const auto [greatest] = bounds<1>();
    auto play = rook(greatest);
    for (unsigned x = 0; x <= greatest; ++x) {
        for (unsigned y = 0; y <= greatest; ++y) ASSERT_EQ(play.wins({x, y}), x != y);
    }
}

TEST(ClaimsTables, Rook) {
    auto play = rook(5);
    expect_square("", 0, 5, [&](unsigned x, unsigned y) { return outcome(play.wins({x, y})); });
}

TEST(Claims, ShortRook) {
    const auto [greatest] = bounds<1>();
    auto play = rook(2);
    for (unsigned x = 0; x <= greatest; ++x) {
        for (unsigned y = 0; y <= greatest; ++y) ASSERT_EQ(play.wins({x, y}), x % 3 != y % 3);
    }
}

// A piece that moves by one of these steps, on cells with coordinates of at least 0.
auto stepper(std::vector<std::pair<int, int>> steps) {
    using Cell = std::pair<int, int>;
    return game<Cell>([steps](Cell cell) {
        std::vector<Cell> options;
        for (const auto& step : steps) {
            const Cell to(cell.first + step.first, cell.second + step.second);
            if (to.first >= 0 && to.second >= 0) options.push_back(to);
        }
        return options;
    });
}

TEST(Claims, King) {
    const auto [greatest] = bounds<1>();
    auto play = stepper({{-1, 0}, {0, -1}, {-1, -1}});
    for (int x = 0; x <= int(greatest); ++x) {
        for (int y = 0; y <= int(greatest); ++y) ASSERT_EQ(play.wins({x, y}), x % 2 + y % 2 > 0);
    }
}

TEST(Claims, Knight) {
    const auto [greatest] = bounds<1>();
    auto play = stepper({{-2, -1}, {-1, -2}, {-2, 1}, {1, -2}});
    for (int x = 0; x <= int(greatest); ++x) {
        for (int y = 0; y <= int(greatest); ++y) {
            ASSERT_EQ(play.wins({x, y}), x % 4 > 1 || y % 4 > 1);
        }
    }
}

TEST(Claims, DivisorGame) {
    const auto [greatest] = bounds<1>();
    const std::vector<bool> wins = notes::n_positions(greatest, [](unsigned n) {
        Values options;
        for (unsigned d = 1; d < n; ++d) {
            if (n % d == 0) options.push_back(n - d);
        }
        return options;
    });
    for (unsigned n = 1; n <= greatest; ++n) ASSERT_EQ(wins[n], n % 2 == 0);
}

TEST(Claims, AtMostHalfOfAHeap) {
    const auto [greatest] = bounds<1>();
    const std::vector<bool> wins = notes::n_positions(greatest, [](unsigned n) {
        Values options;
        for (unsigned t = 1; t <= n / 2; ++t) options.push_back(n - t);
        return options;
    });
    for (unsigned n = 1; n <= greatest; ++n) ASSERT_EQ(wins[n], ((n + 1) & n) != 0);
}

}  // namespace claims_impartial_games
