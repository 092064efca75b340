// Every theorem, table and period of arguments.md and its solutions, by brute force. The games are played by
// their rules; where a header of common/ computes the same, it is compared with play as well.
#include "board_squares.hpp"
#include "notes/code/basis.hpp"
#include "notes/code/cutting_trees.hpp"
#include "notes/code/dag.hpp"
#include "notes/code/euclid.hpp"
#include "notes/code/grundy.hpp"
#include "notes/code/loopy.hpp"
#include "notes/code/octal.hpp"
#include "notes/code/outcome.hpp"
#include "notes/code/remoteness.hpp"
#include "notes/code/staircase.hpp"
#include "shared.hpp"
#include "sprague_grundy.hpp"

namespace claims_arguments {

using namespace claims_tests;

TEST(Claims, StrategyStealing) {
    const auto [most_nodes] = bounds<1>();
    for_all_graphs(most_nodes, [](const Graph& graph) {
        const Values values = values_of(graph);
        for (unsigned node = 0; node < graph.size(); ++node) {
            const Values& options = graph[node];
            for (const unsigned option : options) {
                if (std::includes(options.begin(), options.end(), graph[option].begin(),
                                  graph[option].end())) {
                    ASSERT_NE(values[node], 0u);
                }
            }
        }
    });
}

TEST(Claims, AnsweringInPairs) {
    const auto [most_nodes] = bounds<1>();
    for_all_graphs(most_nodes, [](const Graph& graph) {
        const Values values = values_of(graph);
        for (unsigned f = 0; f < 1u << graph.size(); ++f) {
            const auto in_f = [&](unsigned node) { return (f >> node & 1) == 1; };
            const auto has_answer = [&](unsigned node) {
                return std::any_of(graph[node].begin(), graph[node].end(), in_f);
            };
            bool answers = true;
            for (unsigned node = 0; node < graph.size(); ++node) {
                answers = answers && (!in_f(node) || std::all_of(graph[node].begin(),
                                                                 graph[node].end(), has_answer));
            }
            for (unsigned node = 0; answers && node < graph.size(); ++node) {
                if (in_f(node)) {
                    ASSERT_EQ(values[node], 0u);
                }
            }
        }
    });
}

auto chomp() {
    return game<Values>([](const Values& bar) {  // how many squares each row has left
        std::vector<Values> options;
        for (std::size_t i = 0; i < bar.size(); ++i) {
            for (unsigned j = i == 0; j < bar[i]; ++j) {
                Values next = bar;
                for (std::size_t below = i; below < bar.size(); ++below) {
                    next[below] = std::min(next[below], j);
                }
                options.push_back(next);
            }
        }
        return options;
    });
}

TEST(Claims, Chomp) {
    const auto [rows, columns] = bounds<2>();
    auto play = chomp();
    for (unsigned r = 1; r <= rows; ++r) {
        for (unsigned c = 1; c <= columns; ++c) ASSERT_EQ(play.wins(Values(r, c)), r * c > 1);
    }
}

TEST(Claims, ChompOnSquares) {
    const auto [rows, columns] = bounds<2>();
    auto play = chomp();
    ASSERT_EQ(rows, columns);
    for (unsigned n = 2; n <= rows; ++n) {
        Values arms(n, 1);
        arms[0] = n;
        ASSERT_FALSE(play.wins(arms)) << n;
    }
}

TEST(Claims, ChompWithTwoRows) {
    const auto [most] = bounds<1>();
    auto play = chomp();
    for (unsigned a = 1; a <= most; ++a) {
        for (unsigned b = 0; b <= a; ++b) ASSERT_EQ(play.wins({a, b}), a != b + 1) << a << ' ' << b;
    }
}

std::set<Pair> euclid_options(const Pair& pair) {  // the smaller number first
    std::set<Pair> options;
    for (unsigned rest = pair.second; pair.first > 0 && rest >= pair.first;) {
        rest -= pair.first;
        options.insert(std::minmax(pair.first, rest));
    }
    return options;
}

TEST(Claims, Euclid) {
    const auto [greatest] = bounds<1>();
    auto play = game<Pair>(euclid_options);
    for (unsigned a = 1; a <= greatest; ++a) {
        for (unsigned b = 1; b <= a; ++b) {
            // a < phi b iff a^2 - a b - b^2 < 0
            const bool lost = b < a && a * a < a * b + b * b;
            ASSERT_EQ(play.wins({b, a}), !lost) << a << ' ' << b;
            ASSERT_EQ(notes::wins_euclid(a, b), !lost) << a << ' ' << b;
        }
    }
}

// The options of a pair from which the opponent loses.
std::set<Pair> winning_options(const Pair& pair) {
    auto play = game<Pair>(euclid_options);
    std::set<Pair> winning;
    for (const Pair& option : euclid_options(pair)) {
        if (!play.wins(option)) winning.insert(option);
    }
    return winning;
}

TEST(Claims, ThreePairs) {
    const auto told = bounds<10>();
    const auto pair = [&](unsigned i) { return Pair(told[i + 1], told[i]); };
    EXPECT_EQ(winning_options(pair(0)), (std::set<Pair>{}));
    EXPECT_EQ(winning_options(pair(2)), (std::set<Pair>{pair(4)}));
    EXPECT_EQ(winning_options(pair(6)), (std::set<Pair>{pair(8)}));
}

TEST(Claims, OneWinningMove) {
    const auto [greatest] = bounds<1>();
    auto play = game<Pair>(euclid_options);
    for (unsigned a = 1; a <= greatest; ++a) {
        for (unsigned b = 1; b <= a; ++b) {
            unsigned winning = 0;
            for (const Pair& option : euclid_options({b, a})) winning += !play.wins(option);
            ASSERT_EQ(winning, unsigned(play.wins({b, a}))) << a << ' ' << b;
        }
    }
}

TEST(Claims, BreakingABar) {
    const auto [rows, columns] = bounds<2>();
    using Pieces = std::vector<Pair>;  // in ascending order
    auto play = game<Pieces>([](const Pieces& pieces) {
        std::set<Pieces> options;
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const auto add = [&](Pair first, Pair second) {
                Pieces next = pieces;
                next[i] = first;
                next.push_back(second);
                std::sort(next.begin(), next.end());
                options.insert(next);
            };
            const unsigned r = pieces[i].first, c = pieces[i].second;
            for (unsigned k = 1; k < r; ++k) add({k, c}, {r - k, c});
            for (unsigned k = 1; k < c; ++k) add({r, k}, {r, c - k});
        }
        return options;
    });
    for (unsigned r = 1; r <= rows; ++r) {
        for (unsigned c = 1; c <= columns; ++c) ASSERT_EQ(play.wins({{r, c}}), r * c % 2 == 0);
    }
}

// What the player to move can force in a game where each has stones of their own: 1 a win, 0 a draw,
// -1 a loss. won(cells, p) is whether player p, 1 or 2, has won; all but 0 are stones.
template <class Won>
int stones_outcome(const Values& cells, unsigned mover, Won won, std::map<Values, int>& known) {
    const auto found = known.find(cells);
    if (found != known.end()) return found->second;
    if (won(cells, 3 - mover)) return known[cells] = -1;
    int best = -1;
    bool full = true;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (cells[i] != 0) continue;
        full = false;
        Values next = cells;
        next[i] = mover;
        best = std::max(best, -stones_outcome(next, 3 - mover, won, known));
    }
    return known[cells] = full ? 0 : best;
}

// Whether player 1 has joined the first and the last row, or player 2 the first and the last column.
bool has_joined(const Values& cells, unsigned side, unsigned player) {
    std::vector<unsigned> reached;
    std::set<unsigned> seen;
    const auto visit = [&](unsigned r, unsigned c) {
        if (r >= side || c >= side || cells[r * side + c] != player) return;
        if (seen.insert(r * side + c).second) reached.push_back(r * side + c);
    };
    for (unsigned i = 0; i < side; ++i) player == 1 ? visit(0, i) : visit(i, 0);
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const unsigned r = reached[i] / side, c = reached[i] % side;
        if ((player == 1 ? r : c) + 1 == side) return true;
        visit(r + 1, c), visit(r - 1, c), visit(r, c + 1), visit(r, c - 1);
        visit(r + 1, c - 1), visit(r - 1, c + 1);
    }
    return false;
}

TEST(Claims, ExtraStones) {
    const auto [rows, columns, most, most_again] = bounds<4>();
    ASSERT_EQ(most, most_again);
    ASSERT_EQ(std::make_pair(rows, columns), std::make_pair(3u, 3u));
    const auto three = [](const Values& cells, unsigned player) {
        const Values lines[] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
        return std::any_of(std::begin(lines), std::end(lines), [&](const Values& line) {
            return at(cells, line) == Values(3, player);
        });
    };
    std::map<Values, int> known;
    EXPECT_EQ(stones_outcome(Values(9), 1, three, known), 0);
    for (unsigned side = 1; side <= most; ++side) {
        const auto joined = [&](const Values& cells, unsigned player) {
            return has_joined(cells, side, player);
        };
        known.clear();
        EXPECT_EQ(stones_outcome(Values(side * side), 1, joined, known), 1);
    }
}

TEST(Claims, GameOfDivisors) {
    const auto [least, greatest] = bounds<2>();
    for (unsigned n = least; n <= greatest; ++n) {
        Values divisors;
        for (unsigned d = 2; d <= n; ++d) {
            if (n % d == 0) divisors.push_back(d);
        }
        auto play = game<unsigned>([&](unsigned left) {  // the divisors that may still be named
            Values options;
            for (std::size_t i = 0; i < divisors.size(); ++i) {
                if ((left >> i & 1) == 0) continue;
                unsigned next = left;
                for (std::size_t j = i; j < divisors.size(); ++j) {
                    if (divisors[j] % divisors[i] == 0) next &= ~(1u << j);
                }
                options.push_back(next);
            }
            return options;
        });
        ASSERT_TRUE(play.wins((1u << divisors.size()) - 1)) << n;
    }
}

TEST(Claims, Dominoes) {
    const auto [most_rows, most_columns] = bounds<2>();
    for (unsigned rows = 1; rows <= most_rows; ++rows) {
        for (unsigned columns = 1; columns <= most_columns; ++columns) {
            if (rows * columns % 2 == 1) continue;
            Values dominoes;  // as sets of cells
            for (unsigned cell = 0; cell < rows * columns; ++cell) {
                if (cell % columns + 1 < columns) dominoes.push_back(3u << cell);
                if (cell / columns + 1 < rows) {
                    dominoes.push_back(1u << cell | 1u << (cell + columns));
                }
            }
            std::vector<bool> wins(std::size_t(1) << rows * columns);  // by the free cells
            for (unsigned free = 0; free < wins.size(); ++free) {
                wins[free] = std::any_of(dominoes.begin(), dominoes.end(), [&](unsigned domino) {
                    return (domino & ~free) == 0 && !wins[free & ~domino];
                });
            }
            ASSERT_EQ(wins.back(), (rows + columns) % 2 == 1) << rows << " x " << columns;
        }
    }
}

TEST(Claims, HalfTurns) {
    const auto [even, most_rows, most_columns] = bounds<3>();
    for (unsigned rows = 2; rows <= even; rows += 2) {
        for (unsigned columns = 2; columns <= rows; columns += 2) {
            Board board(rows, columns);
            EXPECT_TRUE(board.wins(board.empty())) << rows << " x " << columns;
        }
    }
    for (unsigned rows = 2; rows <= most_rows; ++rows) {
        for (unsigned columns = 2; columns <= most_columns; ++columns) {
            Board board(rows, columns);
            const unsigned cells = rows * columns, squares = board.squares();
            for (std::uint32_t half = 0; half < 1u << (cells + 1) / 2; ++half) {
                std::uint32_t free = half;
                for (unsigned cell = 0; cell < cells / 2; ++cell) {
                    if (half >> cell & 1) free |= 1u << (cells - 1 - cell);
                }
                const std::uint32_t possible = board.possible(free);
                bool overlap = false;
                for (unsigned square = 0; square < squares; ++square) {
                    if ((possible >> square & 1) == 0) continue;
                    const unsigned image = squares - 1 - square;
                    ASSERT_TRUE(possible >> image & 1);
                    overlap = overlap || (board.overlapping(square) >> image & 1);
                }
                ASSERT_TRUE(overlap || !board.wins(possible));
            }
        }
    }
}

TEST(Claims, FiveRows) {
    const auto [rows, columns] = bounds<2>();
    for (unsigned n = 1; n <= columns; ++n) {
        Board board(rows, n);
        EXPECT_FALSE(board.wins(board.empty())) << n;
    }
}

}  // namespace claims_arguments
