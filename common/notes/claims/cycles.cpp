// Every theorem, table and period of cycles.md and its solutions, by brute force. The games are played by
// their rules; where a header of common/ computes the same, it is compared with play as well.
#include "notes/code/costs.hpp"
#include "notes/code/forcing.hpp"
#include "shared.hpp"

namespace claims_cycles {

using namespace claims_tests;

using Successors = std::vector<std::vector<std::size_t>>;

// Every graph of `nodes` nodes, with all cycles and loops.
template <class Visit>
void for_all_digraphs(unsigned nodes, Visit visit) {
    for (unsigned edges = 0; edges < 1u << (nodes * nodes); ++edges) {
        Successors successors(nodes);
        for (unsigned i = 0; i < nodes * nodes; ++i) {
            if (edges >> i & 1) successors[i / nodes].push_back(i % nodes);
        }
        visit(successors);
    }
}

TEST(Claims, Remoteness) {
    const auto [most_nodes, most_moves] = bounds<2>();
    for (unsigned nodes = 1; nodes <= most_nodes; ++nodes) {
        for_all_digraphs(nodes,
                         [most = static_cast<int>(most_moves)](const Successors& successors) {
                             // Who can force a win within 0, 1, ... moves, and within how many for the first time.
                             unsigned wins = 0, loses = 0;
                             std::vector<int> first(successors.size(), -1);
                             for (int move = 0; move <= most; ++move) {
                                 unsigned next_wins = 0, next_loses = 0;
                                 for (std::size_t v = 0; v < successors.size(); ++v) {
                                     bool wins_now = false, loses_now = true;
                                     for (const std::size_t w : successors[v]) {
                                         wins_now = wins_now || (loses >> w & 1);
                                         loses_now = loses_now && (wins >> w & 1);
                                     }
                                     next_wins |= unsigned(wins_now) << v;
                                     next_loses |= unsigned(loses_now) << v;
                                     if ((wins_now || loses_now) && first[v] < 0) first[v] = move;
                                 }
                                 wins = next_wins;
                                 loses = next_loses;
                             }
                             ASSERT_EQ(notes::remoteness(successors), first);
                         });
    }
    // The graph of the exercises; node 0 stands for none.
    EXPECT_EQ(notes::remoteness({{0}, {2}, {3}, {1, 4}, {}, {3}, {5}, {1, 7}}),
              (std::vector<int>{-1, 3, 2, 1, 0, 2, 3, -1}));
}

// d of Every-SG of each node; the edges lead to nodes before it.
Values steps_of(const Graph& graph) {
    Values steps;
    for (const Values& successors : graph) {
        Values even, all;
        for (const unsigned to : successors) {
            all.push_back(steps[to]);
            if (steps[to] % 2 == 0) even.push_back(steps[to]);
        }
        steps.push_back(all.empty()    ? 0
                        : even.empty() ? *std::min_element(all.begin(), all.end()) + 1
                                       : *std::max_element(even.begin(), even.end()) + 1);
    }
    return steps;
}

// A player moves in every component that has a move; a player who cannot move loses.
TEST(Claims, EverySG) {
    const auto [pieces, most_nodes] = bounds<2>();
    for_all_graphs(most_nodes, [&, pieces = pieces](const Graph& graph) {
        const Values steps = steps_of(graph);
        auto play = game<Values>([&](const Values& nodes) {
            std::vector<Values> options(1);
            bool stuck = true;
            for (const unsigned node : nodes) {
                std::vector<Values> longer;
                for (const Values& option : options) {
                    for (const unsigned to : graph[node]) {
                        longer.push_back(option);
                        longer.back().push_back(to);
                    }
                    if (!graph[node].empty()) continue;
                    longer.push_back(option);
                    longer.back().push_back(node);
                }
                stuck = stuck && graph[node].empty();
                options.swap(longer);
            }
            return stuck ? std::vector<Values>() : options;
        });
        for_all_sums(
            graph, pieces, [&](std::size_t, const Values& nodes, const std::vector<std::size_t>&) {
                const Values there = at(steps, nodes);
                ASSERT_EQ(play.wins(nodes), *std::max_element(there.begin(), there.end()) % 2 == 1);
            });
    });
}

// In Bash with the moves 1 and 2, move by move: how long the winner can make it last, and the loser
// cut it short.
TEST(ClaimsTables, StepsOfBash) {
    const Values steps = steps_of(subtraction_graph(12, {1, 2}));
    std::vector<Row> rows = {{code("n")}, {code("d(n)")}};
    for (std::size_t n = 0; n < steps.size(); ++n) {
        rows[0].push_back(text(n));
        rows[1].push_back(text(steps[n]));
    }
    expect_table(rows);
}

// A player has to move in every component, and loses where one has no move.
TEST(Claims, FirstToEnd) {
    const auto [pieces, most_nodes] = bounds<2>();
    ASSERT_EQ(pieces, 2u);
    for (unsigned nodes = 1; nodes <= most_nodes; ++nodes) {
        for_all_digraphs(nodes, [](const Successors& successors) {
            const std::size_t n = successors.size();
            Successors joint(n * n);
            for (std::size_t at = 0; at < joint.size(); ++at) {
                for (const std::size_t v : successors[at / n]) {
                    for (const std::size_t w : successors[at % n]) joint[at].push_back(n * v + w);
                }
            }
            const std::vector<int> alone = notes::remoteness(successors),
                                   together = notes::remoteness(joint);
            for (std::size_t at = 0; at < joint.size(); ++at) {
                const int one = alone[at / n], other = alone[at % n];
                ASSERT_EQ(together[at], one < 0 ? other : other < 0 ? one : std::min(one, other));
            }
        });
    }
}

// A choice of a successor for each node that has one, all of them; the players have one each.
std::vector<std::vector<std::size_t>> strategies(const Successors& successors) {
    std::vector<std::vector<std::size_t>> all = {{}};
    for (const std::vector<std::size_t>& next : successors) {
        std::vector<std::vector<std::size_t>> longer;
        for (std::vector<std::size_t> strategy : all) {
            strategy.push_back(0);
            for (std::size_t i = 0; i < std::max<std::size_t>(1, next.size()); ++i) {
                strategy.back() = i;
                longer.push_back(strategy);
            }
        }
        all = longer;
    }
    return all;
}

// State 2 v + p: the piece is on v, and player p is to move, 0 or 1. How a play from a state ends: the
// player who is stuck, or 2 if it does not end.
std::size_t end_of_play(const Successors& successors, std::size_t state,
                        const std::vector<std::size_t>& first,
                        const std::vector<std::size_t>& second) {
    for (std::size_t moves = 0; moves <= 2 * successors.size(); ++moves) {
        const std::size_t v = state / 2, player = state % 2;
        if (successors[v].empty()) return player;
        state = 2 * successors[v][(player == 0 ? first : second)[v]] + 1 - player;
    }
    return 2;
}

// By the theorem: the rank of the result from each state, if rank[r] is what result r is worth to player 0.
std::vector<unsigned> results_by_searches(const Successors& successors, const Values& rank) {
    Successors moves(2 * successors.size());
    std::vector<std::size_t> ends[2];  // where player 0 or 1 is stuck
    std::vector<bool> chooses[2];
    for (std::size_t s = 0; s < moves.size(); ++s) {
        for (const std::size_t w : successors[s / 2]) moves[s].push_back(2 * w + 1 - s % 2);
        if (moves[s].empty()) ends[s % 2].push_back(s);
        for (const std::size_t player : {0u, 1u}) chooses[player].push_back(s % 2 == player);
    }
    std::vector<unsigned> results(moves.size(), rank[2]);
    for (unsigned r = 0; r < 3; ++r) {
        if (r == rank[2]) continue;
        const bool better = r > rank[2];
        std::vector<std::size_t> target;
        for (const unsigned stuck : {0u, 1u}) {
            if (better ? rank[stuck] < r : rank[stuck] > r) continue;
            target.insert(target.end(), ends[stuck].begin(), ends[stuck].end());
        }
        const std::vector<bool> forced = notes::forced(moves, chooses[better ? 0 : 1], target);
        for (std::size_t s = 0; s < forced.size(); ++s) {
            if (forced[s]) results[s] = better ? std::max(results[s], r) : std::min(results[s], r);
        }
    }
    return results;
}

TEST(Claims, OppositeWishes) {
    const auto [most_nodes, orders] = bounds<2>();
    for (unsigned nodes = 1; nodes <= most_nodes; ++nodes) {
        for_all_digraphs(nodes, [number = orders](const Successors& successors) {
            const auto all = strategies(successors);
            std::vector<std::vector<std::vector<std::size_t>>> ends;  // by state and strategies
            for (std::size_t s = 0; s < 2 * successors.size(); ++s) {
                ends.emplace_back();
                for (const auto& first : all) {
                    ends[s].emplace_back();
                    for (const auto& second : all) {
                        ends[s].back().push_back(end_of_play(successors, s, first, second));
                    }
                }
            }
            Values rank = {0, 1, 2};
            unsigned tried = 0;
            do {
                ++tried;
                const std::vector<unsigned> results = results_by_searches(successors, rank);
                for (std::size_t s = 0; s < results.size(); ++s) {
                    // What the first player makes sure of, and what the second one does.
                    unsigned at_least = 0;
                    Values greatest(all.size());
                    for (const auto& row : ends[s]) {
                        unsigned least = 2;
                        for (std::size_t j = 0; j < row.size(); ++j) {
                            least = std::min(least, rank[row[j]]);
                            greatest[j] = std::max(greatest[j], rank[row[j]]);
                        }
                        at_least = std::max(at_least, least);
                    }
                    ASSERT_EQ(results[s], at_least);
                    ASSERT_EQ(results[s], *std::min_element(greatest.begin(), greatest.end()));
                }
            } while (std::next_permutation(rank.begin(), rank.end()));
            ASSERT_EQ(tried, number);
        });
    }
}

// What player 0 pays in each state if `end` is reached within `most` moves, by playing on; -1 where that
// cannot be forced. moves[s] are the moves of state s, in which player s % 2 is to move.
std::vector<long long> costs_by_play(const std::vector<std::vector<notes::Edge>>& moves,
                                     std::size_t end, std::size_t most) {
    constexpr long long kNever = 1000000;
    std::vector<long long> costs(moves.size(), kNever);
    for (const std::size_t player : {0, 1}) costs[2 * end + player] = 0;
    for (std::size_t move = 0; move < most; ++move) {
        std::vector<long long> next = costs;
        for (std::size_t s = 0; s < moves.size(); ++s) {
            if (moves[s].empty()) continue;
            next[s] = s % 2 == 0 ? kNever : 0;
            for (const notes::Edge& edge : moves[s]) {
                const long long all = std::min(kNever, costs[edge.state] + edge.cost);
                next[s] = s % 2 == 0 ? std::min(next[s], all) : std::max(next[s], all);
            }
        }
        costs = next;
    }
    std::replace(costs.begin(), costs.end(), kNever, -1LL);
    return costs;
}

TEST(Claims, LeastCosts) {
    const auto [most_nodes, least, dearest] = bounds<3>();
    for (unsigned nodes = 1; nodes <= most_nodes; ++nodes) {
        std::vector<bool> chooses;
        for (unsigned s = 0; s < 2 * nodes; ++s) chooses.push_back(s % 2 == 0);
        // A graph is a number, whose digits are the costs of the edges; the greatest says that there is none.
        const unsigned pairs = nodes * nodes, base = dearest - least + 2;
        std::uint64_t graphs = 1;
        for (unsigned i = 0; i < pairs; ++i) graphs *= base;
        for (std::uint64_t graph = 0; graph < graphs; ++graph) {
            for (std::size_t end = 0; end < nodes; ++end) {
                std::vector<std::vector<notes::Edge>> moves(2 * nodes);
                std::uint64_t digits = graph;
                for (unsigned i = 0; i < pairs; ++i, digits /= base) {
                    const auto cost = static_cast<unsigned>(least + digits % base);
                    if (cost > dearest || i / nodes == end) continue;
                    for (const unsigned p : {0u, 1u}) {
                        moves[2 * (i / nodes) + p].push_back({2 * (i % nodes) + 1 - p, cost});
                    }
                }
                ASSERT_EQ(notes::least_costs(moves, chooses, {2 * end, 2 * end + 1}),
                          costs_by_play(moves, end, moves.size()));
            }
        }
    }
}

// The sums of `pieces` games on a graph of so few nodes that a set of positions is a number of 32
// bits: who wins by working backwards, and by the theorem.
void expect_loopy_sums(const Successors& successors, unsigned pieces) {
    const unsigned nodes = static_cast<unsigned>(successors.size());
    const std::vector<int> values = notes::loopy_values(successors);
    unsigned positions = 1;
    for (unsigned i = 0; i < pieces; ++i) positions *= nodes;
    Values next(positions);  // sets of positions
    for (unsigned p = 0; p < positions; ++p) {
        for (unsigned i = 0, weight = 1; i < pieces; ++i, weight *= nodes) {
            const unsigned v = p / weight % nodes;
            for (const std::size_t w : successors[v]) {
                next[p] |= 1u << (p - v * weight + static_cast<unsigned>(w) * weight);
            }
        }
    }
    unsigned won = 0, lost = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (unsigned p = 0; p < positions; ++p) {
            if ((won | lost) >> p & 1) continue;
            if (next[p] & lost) won |= 1u << p;
            if ((next[p] & ~won) == 0) lost |= 1u << p;
            changed = changed || ((won | lost) >> p & 1);
        }
    }
    for (unsigned p = 0; p < positions; ++p) {
        unsigned sum = 0, infinite = 0, where = 0;
        for (const unsigned v : digits(p, nodes, pieces)) {
            if (values[v] < 0) {
                ++infinite;
                where = v;
            } else {
                sum ^= static_cast<unsigned>(values[v]);
            }
        }
        bool wins = infinite == 0 && sum != 0, loses = infinite == 0 && sum == 0;
        if (infinite == 1) {
            for (const std::size_t w : successors[where]) {
                wins = wins || values[w] == static_cast<int>(sum);
            }
        }
        ASSERT_EQ(won >> p & 1, unsigned(wins));
        ASSERT_EQ(lost >> p & 1, unsigned(loses));
    }
}

TEST(Claims, LoopyValues) {
    const auto [two, nodes_of_two, three, nodes_of_three] = bounds<4>();
    for (const auto& [most_pieces, most_nodes] :
         {std::make_pair(two, nodes_of_two), std::make_pair(three, nodes_of_three)}) {
        for (unsigned nodes = 1; nodes <= most_nodes; ++nodes) {
            for_all_digraphs(nodes, [pieces = most_pieces](const Successors& successors) {
                expect_loopy_sums(successors, pieces);
            });
        }
    }
}

TEST(ClaimsTables, LoopyValues) {
    const Successors successors = {{}, {}, {1}, {1, 3}, {3}, {2, 6}, {5}};  // nodes 1 to 6
    const std::vector<int> values = notes::loopy_values(successors);
    std::vector<Row> rows = {{code("v"), code("v \\to w"), code("g(v)")}};
    for (std::size_t v = 1; v < successors.size(); ++v) {
        Values all, finite;
        for (const std::size_t w : successors[v]) {
            all.push_back(static_cast<unsigned>(w));
            if (values[w] >= 0) finite.push_back(static_cast<unsigned>(values[w]));
        }
        rows.push_back(
            {text(v), join(all, ", "),
             values[v] >= 0 ? text(values[v]) : code("\\infty(" + join(finite, ", ") + ")")});
    }
    expect_table(rows);
}

}  // namespace claims_cycles
