// Every theorem, table and period of ../notes, by brute force. The games are played by their rules;
// where a header of common/ computes the same, it is compared with play as well.
#include "claims.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

#include "board_squares.hpp"
#include "hackenbush.hpp"
#include "linear_basis.hpp"
#include "nim_product.hpp"
#include "node_kayles.hpp"
#include "notes/code/backwards.hpp"
#include "notes/code/basis.hpp"
#include "notes/code/cold.hpp"
#include "notes/code/cutting.hpp"
#include "notes/code/cutting_trees.hpp"
#include "notes/code/dag.hpp"
#include "notes/code/euclid.hpp"
#include "notes/code/grundy.hpp"
#include "notes/code/lasker.hpp"
#include "notes/code/loopy.hpp"
#include "notes/code/matching_game.hpp"
#include "notes/code/moore.hpp"
#include "notes/code/nim.hpp"
#include "notes/code/octal.hpp"
#include "notes/code/outcome.hpp"
#include "notes/code/race.hpp"
#include "notes/code/remoteness.hpp"
#include "notes/code/staircase.hpp"
#include "notes/code/take_away.hpp"
#include "notes/exercises/answers.hpp"
#include "sprague_grundy.hpp"
#include "wythoff.hpp"
#include "zeckendorf.hpp"

namespace {

using claims::bounds;
using claims::expect_table;
using claims::Row;
typedef std::vector<unsigned> Values;

unsigned mex(const Values& values) {
    return sprague_grundy::mex(values.begin(), values.end());
}
unsigned nim_sum(const Values& values) {
    return sprague_grundy::nim_sum(values.begin(), values.end());
}

// --- play ---

// A game whose options(position) is a container of positions.
template <class Position, class Options>
class Game {
 public:
    explicit Game(Options options) : options_(options) {}

    unsigned value(const Position& position) {
        const auto known = values_.find(position);
        if (known != values_.end()) return known->second;
        Values reached;
        for (const Position& option : options_(position)) reached.push_back(value(option));
        return values_[position] = mex(reached);
    }
    // True iff the player to move wins in normal play: a player who cannot move loses.
    bool wins(const Position& position) { return wins(position, normal_, false); }
    // The same in misere play: a player who cannot move wins.
    bool wins_misere(const Position& position) { return wins(position, misere_, true); }

 private:
    bool wins(const Position& position, std::map<Position, bool>& known, bool stuck_wins) {
        const auto found = known.find(position);
        if (found != known.end()) return found->second;
        const auto options = options_(position);
        bool result = options.empty() && stuck_wins;
        for (auto option = options.begin(); option != options.end() && !result; ++option) {
            result = !wins(*option, known, stuck_wins);
        }
        return known[position] = result;
    }

    Options options_;
    std::map<Position, unsigned> values_;
    std::map<Position, bool> normal_, misere_;
};

template <class Position, class Options>
Game<Position, Options> game(Options options) {
    return Game<Position, Options>(options);
}

// The successors of each node, smaller nodes than itself.
typedef std::vector<Values> Graph;

// Every graph of 1 to `nodes` nodes whose edges lead from a node to nodes before it.
template <class Visit>
void for_all_graphs(unsigned nodes, Visit visit) {
    for (unsigned n = 1; n <= nodes; ++n) {
        for (unsigned edges = 0; edges < 1u << (n * (n - 1) / 2); ++edges) {
            Graph graph(n);
            unsigned rest = edges;
            for (unsigned from = 1; from < n; ++from) {
                for (unsigned to = 0; to < from; ++to, rest /= 2) {
                    if (rest % 2) graph[from].push_back(to);
                }
            }
            visit(graph);
        }
    }
}

Values values_of(const Graph& graph) {
    Values values;
    for (const Values& successors : graph) {
        Values reached;
        for (const unsigned to : successors) reached.push_back(values[to]);
        values.push_back(mex(reached));
    }
    return values;
}

// Heaps of up to `heap` stones, from which the numbers in `set` may be taken.
Graph subtraction_graph(unsigned heap, const Values& set) {
    Graph graph(heap + 1);
    for (unsigned n = 0; n <= heap; ++n) {
        for (const unsigned s : set) {
            if (s <= n) graph[n].push_back(n - s);
        }
    }
    return graph;
}

Graph nim_graph(unsigned heap) {
    Values all(heap);
    std::iota(all.begin(), all.end(), 1u);
    return subtraction_graph(heap, all);
}

// The sum of `pieces` games on a graph: visit(i, nodes, options) for each position, options having
// the indices i of positions visited before. Node 0 has no moves, so that fewer pieces are covered.
template <class Visit>
void for_all_sums(const Graph& graph, unsigned pieces, Visit visit) {
    std::vector<std::size_t> weight(1, 1);
    while (weight.size() <= pieces) weight.push_back(weight.back() * graph.size());
    Values nodes(pieces);
    for (std::size_t i = 0; i < weight[pieces]; ++i) {
        std::vector<std::size_t> options;
        for (unsigned piece = 0; piece < pieces; ++piece) {
            nodes[piece] = static_cast<unsigned>(i / weight[piece] % graph.size());
            for (const unsigned to : graph[nodes[piece]]) {
                options.push_back(i - (nodes[piece] - to) * weight[piece]);
            }
        }
        visit(i, nodes, options);
    }
}

bool some_loses(const std::vector<bool>& wins, const std::vector<std::size_t>& options) {
    return std::any_of(options.begin(), options.end(), [&](std::size_t i) { return !wins[i]; });
}

Values at(const Values& values, const Values& nodes) {
    Values picked;
    for (const unsigned node : nodes) picked.push_back(values[node]);
    return picked;
}

// Every non-empty set of numbers from 1 to `greatest`.
template <class Visit>
void for_all_sets(unsigned greatest, Visit visit) {
    for (unsigned mask = 1; mask < 1u << greatest; ++mask) {
        Values set;
        for (unsigned s = 1; s <= greatest; ++s) {
            if (mask >> (s - 1) & 1) set.push_back(s);
        }
        visit(set);
    }
}

// --- tables ---

template <class T>
std::string text(T number) {
    return std::to_string(number);
}
std::string code(const std::string& what) {
    return "`" + what + "`";
}
std::string bold(const std::string& what) {
    return "**" + what + "**";
}
std::string outcome(bool wins) {
    return wins ? "N" : "P";
}

std::string join(const Values& values, const std::string& separator) {
    std::string joined;
    for (const unsigned value : values) joined += (joined.empty() ? "" : separator) + text(value);
    return joined;
}

// Rows and columns from `first` to `last`.
template <class Cell>
void expect_square(const std::string& corner, unsigned first, unsigned last, Cell cell) {
    std::vector<Row> rows(1, Row(1, corner));
    for (unsigned y = first; y <= last; ++y) rows[0].push_back(text(y));
    for (unsigned x = first; x <= last; ++x) {
        rows.emplace_back(1, bold(text(x)));
        for (unsigned y = first; y <= last; ++y) rows.back().push_back(cell(x, y));
    }
    expect_table(rows);
}

// n = first, first + 1, ..., and its value below each.
void expect_values(unsigned first, const Values& values) {
    std::vector<Row> rows = {{code("n")}, {code("g(n)")}};
    for (std::size_t i = 0; i < values.size(); ++i) {
        rows[0].push_back(text(first + i));
        rows[1].push_back(text(values[i]));
    }
    expect_table(rows);
}

// --- 01 Impartial games ---

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

// A rook that moves at most `reach` cells.
auto rook(unsigned reach) {
    return game<std::pair<unsigned, unsigned>>([reach](std::pair<unsigned, unsigned> cell) {
        std::vector<std::pair<unsigned, unsigned>> options;
        for (unsigned t = 1; t <= reach; ++t) {
            if (t <= cell.first) options.emplace_back(cell.first - t, cell.second);
            if (t <= cell.second) options.emplace_back(cell.first, cell.second - t);
        }
        return options;
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
    typedef std::pair<int, int> Cell;
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

// --- 02 Bash ---

Values numbers_to(unsigned k) {
    Values numbers(k);
    std::iota(numbers.begin(), numbers.end(), 1u);
    return numbers;
}

// Whether the player to move wins, for heaps of 0 to `heap` stones. With stuck_wins, a player who
// cannot move wins.
std::vector<bool> play_one_heap(unsigned heap, const Values& set, bool stuck_wins = false) {
    std::vector<bool> wins;
    for_all_sums(subtraction_graph(heap, set), 1,
                 [&](std::size_t, const Values&, const std::vector<std::size_t>& options) {
                     wins.push_back(options.empty() ? stuck_wins : some_loses(wins, options));
                 });
    return wins;
}

TEST(Claims, Bash) {
    const auto [heap, greatest] = bounds<2>();
    for (unsigned k = 1; k <= greatest; ++k) {
        const std::vector<bool> wins = play_one_heap(heap, numbers_to(k));
        const Graph graph = subtraction_graph(heap, numbers_to(k));
        EXPECT_EQ(notes::n_positions(heap, [&](unsigned n) { return graph[n]; }), wins);
        for (unsigned n = 0; n <= heap; ++n) ASSERT_EQ(wins[n], n % (k + 1) != 0);
    }
}

TEST(Claims, MultiplesOfM) {
    const auto [greatest_m, greatest_s, heap] = bounds<3>();
    for_all_sets(greatest_s, [&, heap = heap, greatest = greatest_m](const Values& set) {
        unsigned m = 1;
        while (std::count(set.begin(), set.end(), m)) ++m;
        const auto is_multiple = [m](unsigned s) { return s % m == 0; };
        if (m < 2 || m > greatest || std::any_of(set.begin(), set.end(), is_multiple)) return;
        const std::vector<bool> wins = play_one_heap(heap, set);
        for (unsigned n = 0; n <= heap; ++n) ASSERT_EQ(wins[n], n % m != 0);
    });
}

TEST(ClaimsTables, MultiplesOfM) {
    const unsigned heap = 24;
    Values primes = {1}, powers = {1};
    for (unsigned n = 2; n <= heap; ++n) {
        unsigned p = 2, rest = n;
        while (n % p) ++p;
        while (rest % p == 0) rest /= p;
        if (p == n) primes.push_back(n);
        if (rest == 1) powers.push_back(n);
    }
    std::vector<Row> rows = {{"`S` \\ `n`"}};
    for (unsigned n = 0; n <= heap; ++n) rows[0].push_back(text(n));
    for (const Values& set : {numbers_to(3), primes, powers}) {
        const Values shown(set.begin(), set.begin() + std::min<long>(9, long(set.size())));
        rows.emplace_back(1, join(shown, ", ") + (shown == set ? "" : ", ..."));
        for (const bool wins : play_one_heap(heap, set)) rows.back().push_back(wins ? "" : "P");
    }
    expect_table(rows);
}

TEST(Claims, PowersOfTwo) {
    const auto [heap] = bounds<1>();
    Values powers = {1};
    while (powers.back() <= heap) powers.push_back(2 * powers.back());
    const std::vector<bool> wins = play_one_heap(heap, powers);
    for (unsigned n = 0; n <= heap; ++n) ASSERT_EQ(wins[n], n % 3 != 0);
}

TEST(Claims, OneThreeFour) {
    const auto [heap] = bounds<1>();
    const std::vector<bool> wins = play_one_heap(heap, {1, 3, 4});
    for (unsigned n = 0; n <= heap; ++n) ASSERT_EQ(wins[n], n % 7 != 0 && n % 7 != 2);
}

TEST(Claims, LastStoneLosesAndMultiplesOfM) {
    const auto [greatest_m, greatest_s, heap] = bounds<3>();
    for_all_sets(greatest_s, [&, heap = heap, greatest = greatest_m](const Values& set) {
        unsigned m = 1;
        while (std::count(set.begin(), set.end(), m)) ++m;
        const auto is_multiple = [m](unsigned s) { return s % m == 0; };
        if (m < 2 || m > greatest || std::any_of(set.begin(), set.end(), is_multiple)) return;
        const std::vector<bool> wins = play_one_heap(heap, set, true);
        for (unsigned n = 0; n <= heap; ++n) ASSERT_EQ(wins[n], n % m != 1);
    });
}

TEST(Claims, OneAndAnEvenNumber) {
    const auto [greatest, heap] = bounds<2>();
    for (unsigned e = 2; e <= greatest; e += 2) {
        const std::vector<bool> wins = play_one_heap(heap, {1, e});
        for (unsigned n = 0; n <= heap; ++n) {
            const unsigned r = n % (e + 1);
            ASSERT_EQ(wins[n], r % 2 == 1 || r == e);
        }
    }
}

TEST(Claims, LastStoneLosesInBash) {
    const auto [least, heap, greatest] = bounds<3>();
    for (unsigned k = 1; k <= greatest; ++k) {
        const std::vector<bool> wins = play_one_heap(heap, numbers_to(k), true);
        for (unsigned n = least; n <= heap; ++n) ASSERT_EQ(wins[n], n % (k + 1) != 1);
    }
}

// --- 03 Nim ---

// The heaps 5, 7, 9 in binary, and their nim-sum.
TEST(ClaimsTables, Columns) {
    std::vector<Row> rows = {{"", "8", "4", "2", "1"}};
    for (const unsigned number : {5u, 7u, 9u, nim_sum({5, 7, 9})}) {
        rows.push_back({bold(text(number))});
        for (const unsigned place : {8u, 4u, 2u, 1u}) {
            rows.back().push_back(text(number / place % 2));
        }
    }
    expect_table(rows);
}

// A plays as the theorem says, B as told.
TEST(ClaimsTables, FiveSevenNine) {
    const std::vector<std::pair<std::size_t, unsigned>> told = {{1, 3}, {1, 1}, {0, 0}};
    Values heaps = {5, 7, 9};
    std::vector<Row> rows = {{"", "", "", "", "xor", "leading 1"}};
    const auto add = [&](const std::string& player, std::size_t changed) {
        rows.push_back({player});
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            rows.back().push_back(i == changed ? bold(text(heaps[i])) : text(heaps[i]));
        }
        const unsigned sum = nim_sum(heaps);
        unsigned leading = 1;
        while (leading * 2 <= sum) leading *= 2;
        rows.back().push_back(text(sum));
        rows.back().push_back(sum == 0 ? "" : text(leading));
    };
    add("", heaps.size());
    for (std::size_t turn = 0; nim_sum(heaps) != 0; ++turn) {
        const auto winning = notes::winning_moves(heaps);
        ASSERT_EQ(winning.size(), turn == told.size() ? 1u : winning.size());
        heaps[winning[0].first] = winning[0].second;
        add(bold("A"), winning[0].first);
        if (turn == told.size()) break;
        ASSERT_LT(told[turn].second, heaps[told[turn].first]);
        heaps[told[turn].first] = told[turn].second;
        add(bold("B"), told[turn].first);
    }
    expect_table(rows);
}

TEST(ClaimsTables, NimSum) {
    expect_square("xor", 0, 7, [](unsigned a, unsigned b) { return text(a ^ b); });
}

TEST(Claims, Bouton) {
    const auto [heaps, stones] = bounds<2>();
    std::vector<bool> wins;
    for_all_sums(nim_graph(stones), heaps,
                 [&](std::size_t, const Values& sizes, const std::vector<std::size_t>& options) {
                     wins.push_back(some_loses(wins, options));
                     ASSERT_EQ(wins.back(), nim_sum(sizes) != 0);
                     ASSERT_EQ(wins.back(), sprague_grundy::first_wins(sizes.begin(), sizes.end()));
                 });
}

TEST(Claims, WinningMovesOfNim) {
    const auto [heaps, stones] = bounds<2>();
    std::vector<bool> wins;
    for_all_sums(nim_graph(stones), heaps,
                 [&](std::size_t, const Values& sizes, const std::vector<std::size_t>& options) {
                     wins.push_back(some_loses(wins, options));
                     const auto winning = std::count_if(options.begin(), options.end(),
                                                        [&](std::size_t i) { return !wins[i]; });
                     const unsigned sum = nim_sum(sizes);
                     long claimed = 0;
                     for (const unsigned size : sizes) claimed += (size ^ sum) < size;
                     ASSERT_EQ(winning, claimed);
                     ASSERT_EQ(winning % 2 == 1, wins.back());
                     const auto listed = notes::winning_moves(sizes);
                     ASSERT_EQ(static_cast<long>(listed.size()), winning);
                     for (const auto& move : listed) {
                         Values next = sizes;
                         next[move.first] = move.second;
                         ASSERT_LT(move.second, sizes[move.first]);
                         ASSERT_EQ(nim_sum(next), 0u);
                     }
                 });
}

TEST(Claims, ThreeFourFive) {
    const auto [a, b, c, winning] = bounds<4>();
    const auto moves = notes::winning_moves({a, b, c});
    ASSERT_EQ(moves.size(), winning);
    EXPECT_EQ(moves[0], std::make_pair(std::size_t(0), 1u));
}

TEST(Claims, WinningMovesOfFiveHeaps) {
    const auto [heaps, stones] = bounds<2>();
    std::set<std::size_t> numbers;
    std::vector<bool> wins;
    for_all_sums(nim_graph(stones), heaps,
                 [&](std::size_t, const Values&, const std::vector<std::size_t>& options) {
                     wins.push_back(some_loses(wins, options));
                     numbers.insert(static_cast<std::size_t>(std::count_if(
                         options.begin(), options.end(), [&](std::size_t i) { return !wins[i]; })));
                 });
    EXPECT_EQ(numbers, (std::set<std::size_t>{0, 1, 3, 5}));
}

// What a move of Nim leaves, in ascending order.
std::set<Values> nim_options(const Values& heaps) {
    std::set<Values> options;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        for (unsigned left = 0; left < heaps[i]; ++left) {
            Values next = heaps;
            next[i] = left;
            std::sort(next.begin(), next.end());
            options.insert(next);
        }
    }
    return options;
}

TEST(Claims, HeapsOfEachSize) {
    const auto [greatest] = bounds<1>();
    auto play = game<Values>(nim_options);
    for (unsigned n = 1; n <= greatest; ++n) ASSERT_EQ(play.wins(numbers_to(n)), n % 4 != 3) << n;
}

TEST(Claims, ThreeSmallHeaps) {
    const auto [stones, p_positions] = bounds<2>();
    std::vector<bool> wins;
    for_all_sums(nim_graph(stones - 1), 3,
                 [&](std::size_t, const Values&, const std::vector<std::size_t>& options) {
                     wins.push_back(some_loses(wins, options));
                 });
    EXPECT_EQ(std::count(wins.begin(), wins.end(), false), static_cast<long>(p_positions));
}

TEST(Claims, NimSumWithoutBinary) {
    const auto [greatest] = bounds<1>();
    std::vector<Values> table(greatest + 1, Values(greatest + 1));
    for (unsigned a = 0; a <= greatest; ++a) {
        for (unsigned b = 0; b <= greatest; ++b) {
            std::set<unsigned> seen;
            for (unsigned i = 0; i < a; ++i) seen.insert(table[i][b]);
            for (unsigned i = 0; i < b; ++i) seen.insert(table[a][i]);
            while (seen.count(table[a][b])) ++table[a][b];
            ASSERT_EQ(table[a][b], a ^ b);
        }
    }
}

// --- 04 Sprague-Grundy ---

TEST(ClaimsTables, TwoOrFive) {
    const Values values = values_of(subtraction_graph(16, {2, 5}));
    expect_values(0, values);
}

TEST(Claims, ValueZero) {
    const auto [most_nodes] = bounds<1>();
    for_all_graphs(most_nodes, [](const Graph& graph) {
        auto play = game<unsigned>([&](unsigned node) { return graph[node]; });
        const Values values = values_of(graph);
        for (unsigned node = 0; node < graph.size(); ++node) {
            ASSERT_EQ(play.wins(node), values[node] != 0);
        }
    });
}

TEST(Claims, SpragueGrundy) {
    const auto [pieces, most_nodes] = bounds<2>();
    for_all_graphs(most_nodes, [&, pieces = pieces](const Graph& graph) {
        const Values of_node = values_of(graph);
        Values values;
        std::vector<bool> wins;
        for_all_sums(
            graph, pieces,
            [&](std::size_t, const Values& nodes, const std::vector<std::size_t>& options) {
                Values reached;
                for (const std::size_t option : options) reached.push_back(values[option]);
                values.push_back(mex(reached));
                wins.push_back(some_loses(wins, options));
                const unsigned sum = nim_sum(at(of_node, nodes));
                ASSERT_EQ(values.back(), sum);
                ASSERT_EQ(wins.back(), sum != 0);
                ASSERT_LE(values.back(), options.size());
            });
    });
}

TEST(Claims, ThreePrograms) {
    const auto [greatest, heap] = bounds<2>();
    for_all_sets(greatest, [heap = heap](const Values& set) {
        const Graph graph = subtraction_graph(heap, set);
        const Values values = values_of(graph);
        const auto options = [&](unsigned n) { return graph[n]; };
        std::map<unsigned, unsigned> known;
        ASSERT_EQ(notes::grundy_table(heap, options), values);
        for (unsigned n = 0; n <= heap; ++n) {
            const unsigned slow = n <= 12 ? notes::grundy(n, options) : values[n];
            ASSERT_EQ(slow, values[n]);
            ASSERT_EQ(notes::grundy_with_memo(n, options, known), values[n]);
        }
    });
    std::map<unsigned, unsigned> known;
    EXPECT_EQ(notes::grundy_with_memo(12, notes::two_or_five, known), 2u);
}

// The sum of a rook, a heap with the moves 2 and 5, and a heap with the moves 1 to 7.
struct ThreeGames {
    unsigned x, y, two_or_five, bash;
    bool operator<(const ThreeGames& other) const {
        return std::tie(x, y, two_or_five, bash) <
               std::tie(other.x, other.y, other.two_or_five, other.bash);
    }
};

std::vector<ThreeGames> moves_of(const ThreeGames& from) {
    std::vector<ThreeGames> options;
    const auto add = [&](unsigned ThreeGames::*part, unsigned taken) {
        if (from.*part < taken) return;
        options.push_back(from);
        options.back().*part -= taken;
    };
    for (unsigned t = 1; t <= from.x; ++t) add(&ThreeGames::x, t);
    for (unsigned t = 1; t <= from.y; ++t) add(&ThreeGames::y, t);
    for (const unsigned t : {2u, 5u}) add(&ThreeGames::two_or_five, t);
    for (unsigned t = 1; t <= 7; ++t) add(&ThreeGames::bash, t);
    return options;
}

TEST(Claims, DifferentGames) {
    const auto [winning_moves] = bounds<1>();
    auto play = game<ThreeGames>(moves_of);
    const std::vector<ThreeGames> options = moves_of({2, 7, 12, 14});
    EXPECT_EQ(std::count_if(options.begin(), options.end(),
                            [&](const ThreeGames& to) { return !play.wins(to); }),
              static_cast<long>(winning_moves));
    EXPECT_FALSE(play.wins({2, 6, 12, 14}));
    EXPECT_FALSE(play.wins({2, 7, 12, 7}));
}

TEST(ClaimsTables, DifferentGames) {
    auto play = game<ThreeGames>(moves_of);
    const std::vector<ThreeGames> told = {
        {2, 7, 12, 14}, {2, 6, 12, 14}, {2, 6, 7, 14}, {2, 6, 7, 12}, {2, 6, 7, 7}, {2, 6, 7, 4},
        {2, 2, 7, 4},   {2, 2, 7, 0},   {2, 2, 5, 0},  {2, 2, 0, 0},  {0, 2, 0, 0}, {0, 0, 0, 0}};
    std::vector<Row> rows = {{"", "(x, y)", "{2, 5}", "{1, ..., 7}", "g", "g", "g", "xor"}};
    for (std::size_t i = 0; i < told.size(); ++i) {
        const ThreeGames& now = told[i];
        Row row = {i == 0 ? "" : bold(i % 2 == 1 ? "A" : "B"),
                   "(" + text(now.x) + ", " + text(now.y) + ")", text(now.two_or_five),
                   text(now.bash)};
        if (i > 0) {
            const ThreeGames& before = told[i - 1];
            const auto moves = moves_of(before);
            EXPECT_TRUE(std::any_of(moves.begin(), moves.end(), [&](const ThreeGames& to) {
                return !(to < now) && !(now < to);
            })) << i;
            EXPECT_EQ(play.wins(now), i % 2 == 0) << i;
            const std::size_t changed = before.bash != now.bash                 ? 3
                                        : before.two_or_five != now.two_or_five ? 2
                                                                                : 1;
            row[changed] = bold(row[changed]);
        }
        for (const ThreeGames& part :
             {ThreeGames{now.x, now.y, 0, 0}, ThreeGames{0, 0, now.two_or_five, 0},
              ThreeGames{0, 0, 0, now.bash}}) {
            row.push_back(text(play.value(part)));
        }
        row.push_back(text(play.value(now)));
        rows.push_back(row);
    }
    expect_table(rows);
}

TEST(Claims, EqualityOfGames) {
    const auto [most_nodes] = bounds<1>();
    for_all_graphs(most_nodes, [](const Graph& graph) {
        const Values values = values_of(graph);
        std::vector<bool> wins;  // of sums of three; node 0 has no moves
        for_all_sums(graph, 3,
                     [&](std::size_t, const Values&, const std::vector<std::size_t>& options) {
                         wins.push_back(some_loses(wins, options));
                     });
        const std::size_t n = graph.size();
        for (std::size_t g = 0; g < n; ++g) {
            for (std::size_t h = 0; h < n; ++h) {
                bool equal = true;
                for (std::size_t x = 0; x < n; ++x) {
                    equal = equal && wins[g + x * n] == wins[h + x * n];
                }
                ASSERT_EQ(equal, !wins[g + h * n]);
                ASSERT_EQ(equal, values[g] == values[h]);
                for (std::size_t i = 0; equal && i < n * n; ++i) {  // sums of two as X
                    ASSERT_EQ(wins[g + i * n], wins[h + i * n]);
                }
            }
        }
    });
}

TEST(Claims, MovesUpward) {
    const auto [pieces, most_nodes] = bounds<2>();
    std::size_t upward_wins = 0;
    for_all_graphs(most_nodes, [&, pieces = pieces](const Graph& graph) {
        const Values values = values_of(graph);
        std::vector<bool> wins;
        std::vector<unsigned> sums;
        for_all_sums(
            graph, pieces,
            [&](std::size_t i, const Values& nodes, const std::vector<std::size_t>& options) {
                wins.push_back(some_loses(wins, options));
                sums.push_back(nim_sum(at(values, nodes)));
                bool downward_wins = false;
                std::size_t weight = 1;
                for (const unsigned node : nodes) {
                    for (const unsigned to : graph[node]) {
                        const std::size_t next = i - (node - to) * weight;
                        downward_wins = downward_wins || (values[to] < values[node] && !wins[next]);
                        if (values[to] < values[node]) continue;
                        upward_wins += !wins[next];
                        bool back = false;
                        for (const unsigned then : graph[to]) {
                            const std::size_t after = next - (to - then) * weight;
                            back = back || (values[then] == values[node] &&
                                            sums[after] == sums[i] && wins[after] == wins[i]);
                        }
                        ASSERT_TRUE(back);
                    }
                    weight *= graph.size();
                }
                ASSERT_EQ(downward_wins, wins[i]);
            });
    });
    EXPECT_GT(upward_wins, 0u);  // it would be false that they never win
}

TEST(Claims, ValueAtMostLength) {
    const auto [most_nodes] = bounds<1>();
    for_all_graphs(most_nodes, [](const Graph& graph) {
        const Values values = values_of(graph);
        Values lengths;
        for (unsigned node = 0; node < graph.size(); ++node) {
            lengths.push_back(0);
            for (const unsigned to : graph[node]) {
                lengths[node] = std::max(lengths[node], lengths[to] + 1);
            }
            ASSERT_LE(values[node], lengths[node]);
        }
    });
}

TEST(Claims, ValuesOfBash) {
    const auto [heap, greatest] = bounds<2>();
    for (unsigned k = 1; k <= greatest; ++k) {
        const Values values = values_of(subtraction_graph(heap, numbers_to(k)));
        for (unsigned n = 0; n <= heap; ++n) ASSERT_EQ(values[n], n % (k + 1));
    }
}

TEST(ClaimsTables, OneThreeFour) {
    expect_values(0, values_of(subtraction_graph(14, {1, 3, 4})));
}

TEST(Claims, NineAndTwelve) {
    const auto [nine, twelve, left] = bounds<3>();
    const Graph graph = subtraction_graph(twelve, {2, 5});
    std::vector<bool> wins;
    std::vector<std::size_t> last;
    const std::size_t width = graph.size(), whole = nine + twelve * width;
    for_all_sums(graph, 2,
                 [&](std::size_t i, const Values&, const std::vector<std::size_t>& options) {
                     wins.push_back(some_loses(wins, options));
                     if (i == whole) last = options;
                 });
    for (const std::size_t option : last) ASSERT_EQ(wins[option], option != nine + left * width);
    EXPECT_EQ(last.size(), 4u);
}

TEST(Claims, CopiesOfAGame) {
    const auto [copies, value] = bounds<2>();
    auto play = game<Values>([](const Values& heaps) {
        std::set<Values> options;
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            for (unsigned left = 0; left < heaps[i]; ++left) {
                Values next = heaps;
                next[i] = left;
                std::sort(next.begin(), next.end());
                options.insert(next);
            }
        }
        return options;
    });
    for (unsigned n = 0; n <= copies; ++n) {
        ASSERT_EQ(play.value(Values(n, value)), n % 2 * value);
    }
}

TEST(Claims, ValuesOfTheShortRook) {
    const auto [greatest] = bounds<1>();
    auto play = rook(2);
    for (unsigned x = 0; x <= greatest; ++x) {
        for (unsigned y = 0; y <= greatest; ++y) ASSERT_EQ(play.value({x, y}), x % 3 ^ y % 3);
    }
}

Graph at_most_half_graph(unsigned heap) {
    Graph graph(heap + 1);
    for (unsigned n = 0; n <= heap; ++n) {
        for (unsigned t = 1; t <= n / 2; ++t) graph[n].push_back(n - t);
    }
    return graph;
}

TEST(ClaimsTables, AtMostHalf) {
    const Values values = values_of(at_most_half_graph(16));
    expect_values(1, Values(values.begin() + 1, values.end()));
}

TEST(Claims, AtMostHalf) {
    const auto [heap] = bounds<1>();
    const Values values = values_of(at_most_half_graph(heap));
    for (unsigned n = 1; n <= heap; ++n) {
        ASSERT_EQ(values[n], n % 2 == 0 ? n / 2 : values[n / 2]) << n;
    }
}

// --- 05 Graphs ---

typedef std::vector<sprague_grundy::Graph::Edge> Edges;

const Edges sample_graph = {{2, 1}, {2, 4}, {1, 4}, {1, 5}, {4, 5}, {1, 3}, {3, 5}, {3, 6}};

// The nodes 1 to `nodes` with their successors and values.
void expect_nodes(unsigned nodes, const Edges& edges) {
    const Values values = sprague_grundy::grundy_of_dag(sprague_grundy::Graph(nodes + 1, edges));
    std::vector<Row> rows = {{code("v"), code("v \\to w"), code("g(v)")}};
    for (unsigned node = 1; node <= nodes; ++node) {
        Values successors;
        for (const auto& edge : edges) {
            if (edge.first == node) successors.push_back(edge.second);
        }
        std::sort(successors.begin(), successors.end());
        rows.push_back({text(node), join(successors, ", "), text(values[node])});
    }
    expect_table(rows);
}

TEST(ClaimsTables, SampleGraph) {
    expect_nodes(6, sample_graph);
}

TEST(ClaimsTables, SevenNodes) {
    expect_nodes(
        7,
        {{1, 2}, {1, 4}, {2, 3}, {2, 5}, {3, 5}, {3, 6}, {4, 3}, {4, 6}, {5, 6}, {5, 7}, {6, 7}});
}

TEST(Claims, ValuesOfDag) {
    const auto [most_nodes] = bounds<1>();
    for_all_graphs(most_nodes, [](const Graph& graph) {
        std::vector<std::vector<std::size_t>> successors;
        for (const Values& node : graph) successors.emplace_back(node.begin(), node.end());
        const Values values = values_of(graph);
        ASSERT_EQ(notes::values_of_dag(successors),
                  std::vector<std::size_t>(values.begin(), values.end()));
    });
}

TEST(Claims, TwoPiecesOnTheSample) {
    const auto [winning_moves] = bounds<1>();
    typedef std::pair<unsigned, unsigned> Nodes;
    auto play = game<Nodes>([](Nodes nodes) {
        std::vector<Nodes> options;
        for (const auto& edge : sample_graph) {
            if (edge.first == nodes.first) options.emplace_back(edge.second, nodes.second);
            if (edge.first == nodes.second) options.emplace_back(nodes.first, edge.second);
        }
        return options;
    });
    unsigned winning = 0;
    for (const unsigned to : {3u, 4u, 5u}) winning += !play.wins({to, 2});  // from node 1
    for (const unsigned to : {1u, 4u}) winning += !play.wins({1, to});      // from node 2
    EXPECT_EQ(winning, winning_moves);
    EXPECT_FALSE(play.wins({5, 2}));
    EXPECT_FALSE(play.wins({1, 1}));
}

TEST(Claims, TransitiveGraphs) {
    const auto [most_nodes] = bounds<1>();
    std::size_t transitive_graphs = 0;
    for_all_graphs(most_nodes, [&](const Graph& graph) {
        Values lengths;
        bool transitive = true;
        for (const Values& successors : graph) {
            unsigned length = 0;
            for (const unsigned to : successors) {
                length = std::max(length, lengths[to] + 1);
                transitive = transitive && std::includes(successors.begin(), successors.end(),
                                                         graph[to].begin(), graph[to].end());
            }
            lengths.push_back(length);
        }
        if (!transitive) return;
        ++transitive_graphs;
        ASSERT_EQ(values_of(graph), lengths);
    });
    EXPECT_GT(transitive_graphs, most_nodes);
}

TEST(Claims, FewestEdges) {
    const auto [most_nodes] = bounds<1>();
    bool shared = false, apart = false;  // the terminal nodes of x_1, ..., x_v
    for_all_graphs(most_nodes, [&](const Graph& graph) {
        const Values values = values_of(graph);
        std::vector<std::set<unsigned>> reachable;  // those of them that have successors
        for (unsigned node = 0; node < graph.size(); ++node) {
            std::set<unsigned> nodes;
            if (!graph[node].empty()) nodes.insert(node);
            for (const unsigned to : graph[node]) {
                nodes.insert(reachable[to].begin(), reachable[to].end());
            }
            reachable.push_back(nodes);
            std::size_t edges = 0;
            bool described = nodes.size() == values[node];
            std::set<unsigned> terminal;
            unsigned earlier = 0;  // nodes with successors; edges lead to nodes before them
            for (const unsigned each : nodes) {
                edges += graph[each].size();
                unsigned to_earlier = 0, to_terminal = 0;
                for (const unsigned to : graph[each]) {
                    (graph[to].empty() ? to_terminal : to_earlier) += 1;
                    if (graph[to].empty()) terminal.insert(to);
                }
                described = described && to_terminal == 1 && to_earlier == earlier++;
            }
            ASSERT_EQ(edges == values[node] * (values[node] + 1) / 2, described);
            shared = shared || (described && values[node] > 1 && terminal.size() == 1);
            apart = apart || (described && terminal.size() > 1);
        }
    });
    EXPECT_TRUE(shared && apart);
}

TEST(Claims, ValuesNeedEdges) {
    const auto [most_nodes] = bounds<1>();
    unsigned greatest = 0;
    for_all_graphs(most_nodes, [&](const Graph& graph) {
        const Values values = values_of(graph);
        std::vector<std::set<unsigned>> reachable;
        for (unsigned node = 0; node < graph.size(); ++node) {
            std::set<unsigned> nodes = {node};
            std::size_t edges = 0;
            for (const unsigned to : graph[node]) {
                nodes.insert(reachable[to].begin(), reachable[to].end());
            }
            for (const unsigned each : nodes) edges += graph[each].size();
            reachable.push_back(nodes);
            ASSERT_GE(edges, values[node] * (values[node] + 1) / 2);
            greatest = std::max(greatest, values[node]);
        }
    });
    EXPECT_EQ(greatest, most_nodes - 1);
}

// Every graph of 1 to `most_nodes` nodes, cycles and loops included.
template <class Visit>
void for_all_loopy_graphs(unsigned most_nodes, Visit visit) {
    for (unsigned nodes = 1; nodes <= most_nodes; ++nodes) {
        for (unsigned edges = 0; edges < 1u << (nodes * nodes); ++edges) {
            Graph graph(nodes);
            for (unsigned v = 0; v < nodes; ++v) {
                for (unsigned w = 0; w < nodes; ++w) {
                    if (edges >> (v * nodes + w) & 1) graph[v].push_back(w);
                }
            }
            visit(graph);
        }
    }
}

// Sets of nodes, as bits.
struct Forced {
    unsigned won, lost;
    bool operator==(const Forced& other) const { return won == other.won && lost == other.lost; }
};

// The nodes where a player can force a win within so many moves.
Forced forced_within(unsigned moves, const Graph& graph) {
    Forced forced = {0, 0};
    for (unsigned move = 0; move <= moves; ++move) {
        Forced next = {0, 0};
        for (unsigned v = 0; v < graph.size(); ++v) {
            unsigned successors = 0;
            for (const unsigned to : graph[v]) successors |= 1u << to;
            if (successors & forced.lost) next.won |= 1u << v;
            if ((successors & ~forced.won) == 0) next.lost |= 1u << v;
        }
        forced = next;
    }
    return forced;
}

Forced worked_backwards(const Graph& graph) {
    std::vector<std::vector<std::size_t>> predecessors(graph.size());
    std::vector<std::size_t> out_degree;
    for (unsigned v = 0; v < graph.size(); ++v) {
        for (const unsigned to : graph[v]) predecessors[to].push_back(v);
        out_degree.push_back(graph[v].size());
    }
    const auto outcomes = notes::work_backwards(predecessors, out_degree);
    Forced forced = {0, 0};
    for (unsigned v = 0; v < graph.size(); ++v) {
        if (outcomes[v] == notes::won) forced.won |= 1u << v;
        if (outcomes[v] == notes::lost) forced.lost |= 1u << v;
    }
    return forced;
}

TEST(Claims, WorkingBackwards) {
    const auto [most_nodes, moves] = bounds<2>();
    for_all_loopy_graphs(most_nodes, [moves = moves](const Graph& graph) {
        // The rules of the chapter, as they stand there.
        Forced named = {0, 0};
        for (bool changed = true; changed;) {
            const Forced before = named;
            for (unsigned v = 0; v < graph.size(); ++v) {
                if ((named.won | named.lost) >> v & 1) continue;
                unsigned successors = 0;
                for (const unsigned to : graph[v]) successors |= 1u << to;
                if (successors & named.lost) named.won |= 1u << v;
                if ((successors & ~named.won) == 0) named.lost |= 1u << v;
            }
            changed = !(named == before);
        }
        ASSERT_TRUE(forced_within(moves, graph) == named);
        ASSERT_TRUE(worked_backwards(graph) == named);
    });
}

TEST(Claims, SixNodes) {
    const auto numbers = bounds<9>();
    const auto bits = [&](std::size_t first, std::size_t last) {
        unsigned nodes = 0;
        for (std::size_t i = first; i <= last; ++i) nodes |= 1u << (numbers[i] - 1);
        return nodes;
    };
    Graph graph = {{1, 4}, {0, 2}, {1, 3}, {4}, {5}, {}};  // node v + 1 is v
    EXPECT_TRUE(forced_within(numbers[0], graph) == (Forced{bits(3, 4), bits(1, 2)}));
    graph[numbers[5] - 1].push_back(numbers[6] - 1);
    EXPECT_TRUE(forced_within(numbers[0], graph) == (Forced{bits(8, 8), bits(7, 7)}));
}

// n - 1 moves are enough, and for some graph fewer are not.
TEST(Claims, ShortWins) {
    const auto [most_nodes] = bounds<1>();
    bool longest = false;
    for_all_loopy_graphs(most_nodes, [&](const Graph& graph) {
        const unsigned nodes = static_cast<unsigned>(graph.size());
        const Forced forced = worked_backwards(graph);
        ASSERT_TRUE(forced_within(nodes - 1, graph) == forced);
        longest = longest || (nodes > 1 && !(forced_within(nodes - 2, graph) == forced));
    });
    EXPECT_TRUE(longest);
}

TEST(Claims, CyclesAreNoticed) {
    const auto [most_nodes] = bounds<1>();
    for_all_loopy_graphs(most_nodes, [](const Graph& graph) {
        std::vector<std::vector<std::size_t>> successors;
        for (const Values& node : graph) successors.emplace_back(node.begin(), node.end());
        const auto values = notes::values_of_dag(successors);
        // A path of so many edges visits some node twice.
        unsigned long_paths = (1u << graph.size()) - 1;
        for (std::size_t edges = 0; edges < graph.size(); ++edges) {
            unsigned longer = 0;
            for (unsigned v = 0; v < graph.size(); ++v) {
                for (const unsigned to : graph[v]) longer |= (long_paths >> to & 1) << v;
            }
            long_paths = longer;
        }
        for (unsigned v = 0; v < graph.size(); ++v) {
            ASSERT_EQ(values[v] == graph.size(), long_paths >> v & 1);
            if (values[v] == graph.size()) continue;
            Values reached;
            for (const unsigned to : graph[v]) reached.push_back(unsigned(values[to]));
            ASSERT_EQ(values[v], mex(reached));
        }
    });
}

// --- 06 Periods ---

struct Period {
    unsigned from, length;
};

// The least `from`, and for it the least length, for which the values of a subtraction game repeat
// over a window of `window` heaps.
Period period_of(const Values& values, unsigned window) {
    for (unsigned from = 0;; ++from) {
        for (unsigned length = 1; from + length + window <= values.size(); ++length) {
            const auto first = values.begin() + from;
            if (std::equal(first, first + window, first + length)) return {from, length};
        }
        if (from == values.size()) return {from, 0};
    }
}

TEST(Claims, SubtractionPeriods) {
    const auto [greatest, heap] = bounds<2>();
    for_all_sets(greatest, [heap = heap](const Values& set) {
        const Values values = values_of(subtraction_graph(heap, set));
        const Period period = period_of(values, set.back());
        ASSERT_NE(period.length, 0u);
        for (unsigned n = period.from; n + period.length <= heap; ++n) {
            ASSERT_EQ(values[n], values[n + period.length]);
        }
        ASSERT_EQ(sprague_grundy::grundy_of_subtraction_set(heap + 1, set), values);
    });
}

TEST(ClaimsTables, SubtractionPeriods) {
    std::vector<Row> rows = {{code("S"), code("n_0"), code("p"), code("g(0), g(1), \\dots")}};
    for (const Values& set : std::vector<Values>{{1, 2, 3}, {1, 4}, {2, 5}, {2, 3, 6}, {2, 4, 7}}) {
        const Values values = values_of(subtraction_graph(200, set));
        const Period period = period_of(values, set.back());
        rows.push_back({join(set, ", "), text(period.from), text(period.length),
                        join(Values(values.begin(), values.begin() + 20), " ")});
    }
    expect_table(rows);
}

Values values_of_two_smaller_heaps(unsigned heap) {
    return sprague_grundy::grundy_values(heap + 1,
                                         [](unsigned n, sprague_grundy::Options& options) {
                                             for (unsigned a = 0; a < n; ++a) {
                                                 for (unsigned b = 0; b <= a; ++b) options.to(a, b);
                                             }
                                         });
}

TEST(ClaimsTables, TwoSmallerHeaps) {
    expect_values(0, values_of_two_smaller_heaps(15));
}

TEST(Claims, TwoSmallerHeaps) {
    const auto [heap] = bounds<1>();
    const Values values = values_of_two_smaller_heaps(heap);
    ASSERT_EQ(values[0], 0u);
    unsigned odious = 0;
    for (unsigned n = 1; n <= heap; ++n) {
        do ++odious;
        while (__builtin_popcount(odious) % 2 == 0);
        ASSERT_EQ(values[n], odious);
    }
}

// The nim-sums of all ways to split n stones into `parts` heaps of at least `least`.
void for_all_splits(unsigned n, unsigned parts, unsigned least, const Values& values, unsigned sum,
                    std::set<unsigned>& reached) {
    if (parts == 1) {
        if (n >= least) reached.insert(sum ^ values[n]);
        return;
    }
    for (unsigned part = least; part * parts <= n; ++part) {
        for_all_splits(n - part, parts - 1, part, values, sum ^ values[part], reached);
    }
}

TEST(Claims, SplittingIntoMore) {
    const auto [heap, least, most] = bounds<3>();
    for (unsigned parts = least; parts <= most; ++parts) {
        Values values = {0};
        for (unsigned n = 1; n <= heap; ++n) {
            values.push_back(0);
            std::set<unsigned> reached;
            for_all_splits(n, parts, 1, values, 0, reached);
            values[n] = mex(Values(reached.begin(), reached.end()));
            ASSERT_EQ(values[n], (n - 1) / (parts - 1)) << n << ' ' << parts;
        }
    }
}

// The values of the octal game d0.d1 d2 ... for the heaps 0 to `heap`; `splits` says whether d0 = 4.
Values octal_values(const std::string& digits, unsigned heap, bool splits = false) {
    return sprague_grundy::grundy_values(
        heap + 1, [&](unsigned n, sprague_grundy::Options& options) {
            for (unsigned a = 1; splits && 2 * a <= n; ++a) options.to(a, n - a);
            for (unsigned take = 1; take <= digits.size() && take <= n; ++take) {
                const int digit = digits[take - 1] - '0';
                const unsigned rest = n - take;
                if (digit & 1 && rest == 0) options.to();
                if (digit & 2 && rest > 0) options.to(rest);
                for (unsigned a = 1; digit & 4 && a < rest; ++a) options.to(a, rest - a);
            }
        });
}

TEST(ClaimsTables, OctalValues) {
    std::vector<Row> rows = {{code("n")}};
    for (unsigned n = 0; n <= 20; ++n) rows[0].push_back(text(n));
    for (const std::string digits : {"333", "77", "07"}) {
        rows.emplace_back(1, code("0." + digits));
        for (const unsigned value : octal_values(digits, 20)) rows.back().push_back(text(value));
    }
    expect_table(rows);
}

// Whenever the condition of the theorem holds, the period does.
TEST(Claims, GuySmith) {
    const auto [length, first, other, heap] = bounds<4>();
    for (unsigned code = 0; code < 2u << 3 * length; ++code) {
        const bool splits = code % 2 == 1;
        std::string digits;
        for (unsigned rest = code / 2; rest > 0; rest /= 8) {
            digits += static_cast<char>('0' + rest % 8);
        }
        const unsigned k = static_cast<unsigned>(digits.size());
        if (k == 0 && !splits) continue;  // no digit is not 0
        const Values values = octal_values(digits, heap, splits);
        for (unsigned p = 1; p < heap; ++p) {
            unsigned next_mismatch = heap;
            for (unsigned n = heap - p; n > 0; --n) {
                if (values[n] != values[n + p]) next_mismatch = n;
                if (2 * n + 2 * p + k - 1 > heap) continue;
                ASSERT_TRUE(next_mismatch < 2 * n + p + k || next_mismatch == heap)
                    << digits << ": " << n << ' ' << p;
            }
        }
    }
    EXPECT_EQ(first, 0u);  // the digits before the point
    EXPECT_EQ(other, 4u);
}

// What the theorem would say with n0 = 0: g(n + p) = g(n) for 0 <= n < p + k.
TEST(Claims, GuySmithFromZero) {
    const auto [zero, four, p, heap] = bounds<4>();
    const Values values = octal_values(text(four), heap);
    for (unsigned n = zero; n < p + 1; ++n) EXPECT_EQ(values[n + p], values[n]);
    EXPECT_NE(values[heap], values[heap - p]);
}

struct OctalPeriod {
    unsigned from, length, seen;  // the theorem of Guy and Smith needs the heaps up to `seen`
};

// The least period of an octal game that the theorem proves by heaps up to `heap`.
OctalPeriod octal_period(const std::string& digits, unsigned heap) {
    const Values values = octal_values(digits, heap);
    for (unsigned length = 1; length < heap; ++length) {
        unsigned from = heap + 1 - length;
        while (from > 1 && values[from - 1] == values[from - 1 + length]) --from;
        const unsigned seen = 2 * from + 2 * length + static_cast<unsigned>(digits.size()) - 1;
        if (seen <= heap) return {from, length, seen};
    }
    return {0, 0, 0};
}

const char* const octal_games[] = {"333", "45", "77", "137", "07"};

// octal_period() compares all heaps up to its second argument. The heaps that the theorem needs
// must give the same period.
TEST(Claims, OctalPeriods) {
    const auto [heap] = bounds<1>();
    for (const std::string digits : octal_games) {
        const OctalPeriod proved = octal_period(digits, heap);
        ASSERT_NE(proved.length, 0u) << digits;
        const OctalPeriod seen = octal_period(digits, proved.seen);
        EXPECT_EQ(seen.from, proved.from) << digits;
        EXPECT_EQ(seen.length, proved.length) << digits;
    }
}

TEST(ClaimsTables, OctalPeriods) {
    std::vector<Row> rows = {{"", code("k"), code("n_0"), code("p"), code("2 n_0 + 2 p + k - 1")}};
    const auto [heap] = bounds<1>();
    for (const std::string digits : octal_games) {
        const OctalPeriod period = octal_period(digits, heap);
        rows.push_back({code("0." + digits), text(digits.size()), text(period.from),
                        text(period.length), text(period.seen)});
    }
    expect_table(rows);
}

// The condition of the theorem, for each n0 and p in turn.
TEST(Claims, OctalPrograms) {
    const auto [length, heap] = bounds<2>();
    unsigned periods = 0;
    for (unsigned code = 1; code < 1u << 3 * length; ++code) {
        std::string digits;
        for (unsigned rest = code; rest > 0; rest /= 8) {
            digits += static_cast<char>('0' + rest % 8);
        }
        const unsigned k = static_cast<unsigned>(digits.size());
        const Values values = octal_values(digits, heap);
        ASSERT_EQ(notes::octal_values(digits, heap), values) << digits;
        Period least = {0, 0};
        for (unsigned p = 1; p <= heap && least.length == 0; ++p) {
            for (unsigned n0 = 1; 2 * n0 + 2 * p + k - 1 <= heap && least.length == 0; ++n0) {
                const auto first = values.begin() + n0;
                if (std::equal(first, first + n0 + p + k, first + p)) least = {n0, p};
            }
        }
        const notes::Period proved = notes::proved_period(values, k);
        ASSERT_EQ(proved.from, least.from) << digits;
        ASSERT_EQ(proved.length, least.length) << digits;
        periods += least.length > 0;
    }
    EXPECT_GT(periods, 30u);
    for (const std::string digits : octal_games) {
        const notes::Period proved =
            notes::proved_period(notes::octal_values(digits, 1100), unsigned(digits.size()));
        const OctalPeriod known = octal_period(digits, 1100);
        EXPECT_EQ(proved.from, known.from) << digits;
        EXPECT_EQ(proved.length, known.length) << digits;
    }
}

TEST(ClaimsTables, DawsonExceptions) {
    const Values values = octal_values("07", 200);
    std::vector<Row> rows = {{code("n")}, {code("g(n)")}, {code("g(n + 68)")}};
    for (unsigned n = 0; n < 53; ++n) {
        if (values[n] == values[n + 68]) continue;
        rows[0].push_back(text(n));
        rows[1].push_back(text(values[n]));
        rows[2].push_back(text(values[n + 68]));
    }
    expect_table(rows);
}

TEST(Claims, ThreeLargeHeaps) {
    const auto numbers = bounds<7>();
    const Values values = values_of(subtraction_graph(numbers[2], {2, 5}));
    unsigned sum = 0, winning = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_EQ(values[numbers[i]], numbers[i + 3]);
        sum ^= values[numbers[i]];
    }
    for (std::size_t i = 0; i < 3; ++i) {
        for (const unsigned s : {2u, 5u}) {
            winning += (sum ^ values[numbers[i]] ^ values[numbers[i] - s]) == 0;
        }
    }
    EXPECT_EQ(winning, numbers[6]);
    EXPECT_EQ(sum ^ values[numbers[2]] ^ values[numbers[2] - 5], 0u);
}

// Rows of pins, in ascending order. A move knocks down one pin or two neighbours.
auto kayles() {
    return game<Values>([](const Values& rows) {
        std::vector<Values> options;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            for (unsigned down = 1; down <= 2 && down <= rows[i]; ++down) {
                for (unsigned left = 0; 2 * left <= rows[i] - down; ++left) {
                    Values next = rows;
                    next[i] = left;
                    next.push_back(rows[i] - down - left);
                    std::sort(next.begin(), next.end());
                    next.erase(next.begin(), std::upper_bound(next.begin(), next.end(), 0u));
                    options.push_back(next);
                }
            }
        }
        return options;
    });
}

TEST(Claims, ThreeRowsOfPins) {
    const auto [a, b, c, winning_moves] = bounds<4>();
    auto play = kayles();
    std::set<Values> winning;
    for (const unsigned row : {a, b, c}) {
        Values others;
        for (const unsigned other : {a, b, c}) {
            if (other != row) others.push_back(other);
        }
        for (unsigned down = 1; down <= 2; ++down) {
            for (unsigned left = 0; left <= row - down; ++left) {
                Values next = others;
                next.push_back(left);
                next.push_back(row - down - left);
                std::sort(next.begin(), next.end());
                if (!play.wins(next)) winning.insert(next);
            }
        }
    }
    EXPECT_EQ(winning.size(), winning_moves);
    EXPECT_EQ(winning.count({0, 3, 4, 7}), 1u);
}

TEST(Claims, PinsInACircle) {
    const auto [pins] = bounds<1>();
    for (unsigned n = 1; n <= pins; ++n) {
        for (const bool circle : {false, true}) {
            std::vector<bool> wins(std::size_t(1) << n);
            for (unsigned standing = 0; standing < wins.size(); ++standing) {
                const auto try_pins = [&](unsigned down) {
                    if ((standing & down) == down && !wins[standing ^ down]) wins[standing] = true;
                };
                for (unsigned i = 0; i < n; ++i) {
                    try_pins(1u << i);
                    if (i + 1 < n) try_pins(3u << i);
                }
                if (circle && n >= 2) try_pins(1u << (n - 1) | 1u);
            }
            ASSERT_EQ(wins.back(), !circle || n < 3) << n;
        }
    }
}

TEST(Claims, OneMoreNumber) {
    const auto [greatest, zero, heap] = bounds<3>();
    unsigned sets = 0;
    for_all_sets(greatest, [&, from = zero, last = heap](const Values& set) {
        const Values values = values_of(subtraction_graph(last, set));
        const Period period = period_of(values, set.back());
        if (period.from != from) return;
        ++sets;
        for (const unsigned s : set) {
            Values more = set;
            more.push_back(s + period.length);
            ASSERT_EQ(values_of(subtraction_graph(last, more)), values);
        }
    });
    EXPECT_GT(sets, greatest);
    EXPECT_EQ(values_of(subtraction_graph(heap, {1, 2, 4, 5, 7})),
              values_of(subtraction_graph(heap, {1, 2})));
}

TEST(Claims, DawsonsChess) {
    const auto [heap] = bounds<1>();
    const Values chess = octal_values("137", heap), kayles = octal_values("07", heap + 1);
    for (unsigned n = 0; n <= heap; ++n) ASSERT_EQ(chess[n], kayles[n + 1]) << n;
}

TEST(Claims, DifferentSmallerHeaps) {
    const auto [heap] = bounds<1>();
    Values values;
    for (unsigned n = 0; n <= heap; ++n) {
        Values reached;
        for (unsigned chosen = 0; n > 0 && chosen < 1u << n; ++chosen) {
            unsigned sum = 0;
            for (unsigned smaller = 0; smaller < n; ++smaller) {
                if (chosen >> smaller & 1) sum ^= values[smaller];
            }
            reached.push_back(sum);
        }
        values.push_back(mex(reached));
        ASSERT_EQ(values[n], n == 0 ? 0 : 1u << (n - 1));
    }
}

TEST(Claims, SymmetricSets) {
    const auto [greatest, heap] = bounds<2>();
    unsigned sets = 0;
    for_all_sets(greatest, [&, heap = heap](const Values& set) {
        const unsigned p = set.front() + set.back();  // no other number can do
        for (const unsigned s : set) {
            if (!std::binary_search(set.begin(), set.end(), p - s)) return;
        }
        ++sets;
        const Values values = values_of(subtraction_graph(heap, set));
        for (unsigned n = 0; n + p <= heap; ++n) ASSERT_EQ(values[n + p], values[n]);
    });
    EXPECT_GT(sets, greatest * (greatest - 1) / 2);
}

TEST(Claims, FromAToB) {
    const auto [greatest, heap] = bounds<2>();
    for (unsigned a = 1; a <= greatest; ++a) {
        for (unsigned b = a; b <= greatest; ++b) {
            Values set(b - a + 1);
            std::iota(set.begin(), set.end(), a);
            const Values values = values_of(subtraction_graph(heap, set));
            for (unsigned n = 0; n <= heap; ++n) ASSERT_EQ(values[n], n % (a + b) / a);
        }
    }
}

// --- 2 x 2 squares on a board ---

// Each possible square is a bit: square (i, j), counted from 0, is bit i * (columns - 1) + j.
class Board {
 public:
    Board(unsigned rows, unsigned columns) : rows_(rows), columns_(columns) {
        for (unsigned i = 0; i + 1 < rows; ++i) {
            for (unsigned j = 0; j + 1 < columns; ++j) overlapping_.push_back(around(i, j));
        }
    }
    unsigned squares() const { return static_cast<unsigned>(overlapping_.size()); }
    std::uint32_t empty() const { return (std::uint32_t(1) << squares()) - 1; }
    // The possible squares when the cells in `free` are, cell (i, j) being bit i * columns + j.
    std::uint32_t possible(std::uint32_t free) const {
        std::uint32_t squares = 0;
        for (unsigned i = 0; i + 1 < rows_; ++i) {
            for (unsigned j = 0; j + 1 < columns_; ++j) {
                const std::uint32_t cells = (3u | 3u << columns_) << (i * columns_ + j);
                if ((free & cells) == cells) squares |= 1u << (i * (columns_ - 1) + j);
            }
        }
        return squares;
    }
    std::uint32_t overlapping(unsigned square) const { return overlapping_[square]; }
    bool wins(std::uint32_t squares) {
        const auto known = wins_.find(squares);
        if (known != wins_.end()) return known->second;
        bool result = false;
        for (unsigned square = 0; square < this->squares() && !result; ++square) {
            result = (squares >> square & 1) && !wins(squares & ~overlapping_[square]);
        }
        return wins_[squares] = result;
    }
    unsigned value(std::uint32_t squares) {
        const auto known = values_.find(squares);
        if (known != values_.end()) return known->second;
        Values reached;
        for (unsigned square = 0; square < this->squares(); ++square) {
            if (squares >> square & 1) reached.push_back(value(squares & ~overlapping_[square]));
        }
        return values_[squares] = mex(reached);
    }

 private:
    std::uint32_t around(unsigned i, unsigned j) const {
        std::uint32_t squares = 0;
        for (unsigned x = i - (i > 0); x <= i + 1 && x + 1 < rows_; ++x) {
            for (unsigned y = j - (j > 0); y <= j + 1 && y + 1 < columns_; ++y) {
                squares |= std::uint32_t(1) << (x * (columns_ - 1) + y);
            }
        }
        return squares;
    }

    unsigned rows_, columns_;
    std::vector<std::uint32_t> overlapping_;
    std::unordered_map<std::uint32_t, bool> wins_;
    std::unordered_map<std::uint32_t, unsigned> values_;
};

TEST(Claims, DawsonsKaylesOnBoards) {
    const auto [two, three, columns] = bounds<3>();
    const Values values = octal_values("07", columns);
    for (const unsigned rows : {two, three}) {
        for (unsigned n = 1; n <= columns; ++n) {
            Board board(rows, n);
            EXPECT_EQ(board.value(board.empty()), values[n]) << rows << " x " << n;
        }
    }
}

// --- 07 Staircase Nim ---

// stair[i] has the stones of stair i. A move takes at most `most` stones down `down` stairs.
std::vector<Values> stair_options(const Values& stair, unsigned most, unsigned down) {
    std::vector<Values> options;
    for (std::size_t i = down; i < stair.size(); ++i) {
        for (unsigned t = 1; t <= std::min(most, stair[i]); ++t) {
            options.push_back(stair);
            options.back()[i] -= t;
            if (i > down) options.back()[i - down] += t;
        }
    }
    return options;
}

// Every position with up to `stairs` stairs of up to `stones` stones; the ground, stair[0], is 0.
template <class Visit>
void for_all_stairs(unsigned stairs, unsigned stones, Visit visit) {
    // The positions are those of a sum, with a heap for each stair.
    for_all_sums(nim_graph(stones), stairs,
                 [&](std::size_t, const Values& heaps, const std::vector<std::size_t>&) {
                     Values stair(1, 0);
                     stair.insert(stair.end(), heaps.begin(), heaps.end());
                     visit(stair);
                 });
}

TEST(Claims, StaircaseNim) {
    const auto [stairs, stones] = bounds<2>();
    auto play =
        game<Values>([](const Values& stair) { return stair_options(stair, unsigned(-1), 1); });
    for_all_stairs(stairs, stones, [&](const Values& stair) {
        unsigned odd = 0;
        for (std::size_t i = 1; i < stair.size(); i += 2) odd ^= stair[i];
        ASSERT_EQ(play.value(stair), odd);
    });
}

TEST(Claims, WinningSteps) {
    const auto [stairs, stones] = bounds<2>();
    auto play =
        game<Values>([](const Values& stair) { return stair_options(stair, unsigned(-1), 1); });
    bool from_even = false;
    for_all_stairs(stairs, stones, [&](const Values& stair) {
        std::set<Values> winning, told;
        for (const Values& option : stair_options(stair, unsigned(-1), 1)) {
            if (!play.wins(option)) winning.insert(option);
        }
        for (const auto& move : notes::winning_steps(Values(stair.begin() + 1, stair.end()))) {
            Values next = stair;
            ASSERT_TRUE(0 < move.second && move.second <= next[move.first]);
            next[move.first] -= move.second;
            if (move.first > 1) next[move.first - 1] += move.second;
            ASSERT_TRUE(told.insert(next).second);
            from_even = from_even || move.first % 2 == 0;
        }
        ASSERT_EQ(told, winning);
    });
    EXPECT_TRUE(from_even);
}

TEST(Claims, SixStairs) {
    const auto numbers = bounds<9>();  // the first and the last stair, the stones, the moves
    auto play =
        game<Values>([](const Values& stair) { return stair_options(stair, unsigned(-1), 1); });
    Values stair(1, 0);
    stair.insert(stair.end(), numbers.begin() + 2, numbers.end() - 1);
    EXPECT_EQ(stair.size() - 1, numbers[1]);
    const auto options = stair_options(stair, unsigned(-1), 1);
    EXPECT_EQ(std::count_if(options.begin(), options.end(),
                            [&](const Values& option) { return !play.wins(option); }),
              static_cast<long>(numbers.back()));
    EXPECT_FALSE(play.wins({0, 1, 1, 4, 1, 5, 3}));
    EXPECT_FALSE(play.wins({0, 2, 1, 4, 1, 6, 2}));
}

TEST(Claims, SeveralStairsDown) {
    const auto [stairs, stones, most_down] = bounds<3>();
    for (unsigned k = 1; k <= most_down; ++k) {
        auto play = game<Values>(
            [k](const Values& stair) { return stair_options(stair, unsigned(-1), k); });
        for_all_stairs(stairs, stones, [&](const Values& stair) {
            unsigned sum = 0;
            for (std::size_t i = 1; i < stair.size(); ++i) {
                if (i / k % 2 == 1) sum ^= stair[i];
            }
            ASSERT_EQ(play.wins(stair), sum != 0);
        });
    }
}

TEST(Claims, FewStonesDown) {
    const auto [stairs, stones, most] = bounds<3>();
    for (unsigned k = 1; k <= most; ++k) {
        auto play = game<Values>([k](const Values& stair) { return stair_options(stair, k, 1); });
        for_all_stairs(stairs, stones, [&](const Values& stair) {
            unsigned sum = 0;
            for (std::size_t i = 1; i < stair.size(); i += 2) sum ^= stair[i] % (k + 1);
            ASSERT_EQ(play.wins(stair), sum != 0);
        });
    }
}

// A set of cells is a number: bit i is cell i + 1.
std::vector<unsigned> slides(unsigned strip, unsigned cells) {
    std::vector<unsigned> options;
    for (unsigned from = 0; from < cells; ++from) {
        if ((strip >> from & 1) == 0) continue;
        for (unsigned to = from; to > 0 && (strip >> (to - 1) & 1) == 0;) {
            --to;
            options.push_back(strip ^ 1u << from ^ 1u << to);
        }
    }
    return options;
}

TEST(Claims, GeorgiaAndBob) {
    const auto [pieces, cells] = bounds<2>();
    std::vector<bool> wins(std::size_t(1) << cells);
    for (unsigned strip = 0; strip < wins.size(); ++strip) {
        for (const unsigned option : slides(strip, cells)) {
            if (!wins[option]) wins[strip] = true;
        }
        if (unsigned(__builtin_popcount(strip)) > pieces) continue;
        Values on;
        for (unsigned cell = 1; cell <= cells; ++cell) {
            if (strip >> (cell - 1) & 1) on.push_back(cell);
        }
        const Values stairs = notes::stairs_of(on);
        unsigned sum = 0;
        for (std::size_t i = 0; i < stairs.size(); i += 2) sum ^= stairs[i];
        ASSERT_EQ(wins[strip], sum != 0);
        std::reverse(on.begin(), on.end());
        ASSERT_EQ(notes::stairs_of(on), stairs);
    }
}

TEST(Claims, FivePieces) {
    const auto numbers = bounds<6>();
    const unsigned cells = *std::max_element(numbers.begin(), numbers.end() - 1);
    auto play = game<unsigned>([&](unsigned strip) { return slides(strip, cells); });
    unsigned strip = 0;
    for (std::size_t i = 0; i < 5; ++i) strip |= 1u << (numbers[i] - 1);
    const auto options = slides(strip, cells);
    EXPECT_EQ(std::count_if(options.begin(), options.end(),
                            [&](unsigned option) { return !play.wins(option); }),
              static_cast<long>(numbers.back()));
    EXPECT_FALSE(play.wins(strip ^ 1u << 13 ^ 1u << 11));
    EXPECT_FALSE(play.wins(strip ^ 1u << 4 ^ 1u << 2));
}

// A row of Chess Masters; bit 0 is the rightmost cell.
std::vector<unsigned> jumps(unsigned row, unsigned cells) {
    std::vector<unsigned> options;
    for (unsigned from = 0; from < cells; ++from) {
        if ((row >> from & 1) == 0) continue;
        unsigned to = from;
        while (to > 0 && (row >> to & 1)) --to;
        if ((row >> to & 1) == 0) options.push_back(row ^ 1u << from ^ 1u << to);
    }
    return options;
}

TEST(Claims, ChessMasters) {
    const auto [cells] = bounds<1>();
    Values values;
    for (unsigned row = 0; row < 1u << cells; ++row) {
        Values reached;
        for (const unsigned option : jumps(row, cells)) reached.push_back(values[option]);
        values.push_back(mex(reached));
        unsigned runs[33] = {}, run = 0, sum = 0;
        for (unsigned cell = 0; cell < cells; ++cell) row >> cell & 1 ? ++runs[run] : ++run;
        for (unsigned odd = 1; odd <= run; odd += 2) sum ^= runs[odd];
        ASSERT_EQ(values.back(), sum);
    }
}

TEST(Claims, RowOfTwelveCells) {
    const auto [cells, winning_moves] = bounds<2>();
    const auto row = [](const std::string& shown) {
        unsigned bits = 0;
        for (const char cell : shown) bits = bits << 1 | (cell == 'o');
        return bits;
    };
    auto play = game<unsigned>([cells = cells](unsigned from) { return jumps(from, cells); });
    const auto options = jumps(row("oo.o..ooo.o."), cells);
    std::set<unsigned> winning;
    for (const unsigned option : options) {
        if (!play.wins(option)) winning.insert(option);
    }
    EXPECT_EQ(winning, (std::set<unsigned>{row("oo.o..oo.oo."), row("o.oo..ooo.o.")}));
    EXPECT_EQ(winning.size(), winning_moves);
}

TEST(Claims, WelterWithTwoPieces) {
    const auto [greatest] = bounds<1>();
    std::vector<Values> values(greatest + 1, Values(greatest + 1));
    for (unsigned a = 0; a <= greatest; ++a) {
        for (unsigned b = 0; b < a; ++b) {
            Values reached;
            for (unsigned to = 0; to < a; ++to) {
                if (to != b) reached.push_back(values[to][b]);
            }
            for (unsigned to = 0; to < b; ++to) reached.push_back(values[a][to]);
            values[a][b] = values[b][a] = mex(reached);
            ASSERT_EQ(values[a][b], (a ^ b) - 1);
        }
    }
}

// One side of each row is the mover's piece, the other the opponent's.
class Northcott {
 public:
    Northcott(unsigned rows, unsigned columns) : rows_(rows), columns_(columns) {}

    void check() {
        std::vector<Position> all(1);
        for (unsigned row = 0; row < rows_; ++row) {
            std::vector<Position> longer;
            for (const Position& position : all) {
                for (unsigned own = 0; own < columns_; ++own) {
                    for (unsigned other = 0; other < columns_; ++other) {
                        if (own == other) continue;
                        longer.push_back(position);
                        longer.back().emplace_back(own, other);
                    }
                }
            }
            all = longer;
        }
        for (unsigned now = 0, stuck = 0; length_.size() < all.size(); ++now) {
            ASSERT_LE(now, 2 * rows_ * (columns_ - 2) + 1);
            std::vector<Position> named;
            for (const Position& position : all) {
                if (length_.count(position)) continue;
                bool to_lost = false, all_won = true;
                for (const Position& option : options(position)) {
                    const auto known = length_.find(option);
                    const bool is_lost = known != length_.end() && known->second % 2 == 0;
                    const bool is_won = known != length_.end() && known->second % 2 == 1;
                    to_lost = to_lost || is_lost;
                    all_won = all_won && is_won;
                }
                if (now % 2 ? to_lost : all_won) named.push_back(position);
            }
            stuck = named.empty() ? stuck + 1 : 0;
            ASSERT_LT(stuck, 2u) << "draws";
            for (const Position& position : named) {
                unsigned sum = 0;
                for (const auto& row : position) sum ^= gap(row);
                ASSERT_EQ(now % 2 == 1, sum != 0);
                length_[position] = now;
            }
        }
    }
    // After check(). True iff some retreat wins.
    bool retreat_wins() const {
        bool some = false;
        for (const auto& known : length_) {
            bool advance = false;
            for (const Position& option : options(known.first)) {
                if (length_.at(option) % 2 == 1) continue;
                unsigned before = 0, after = 0;
                for (const auto& row : known.first) before += gap(row);
                for (const auto& row : option) after += gap(row);
                (after < before ? advance : some) = true;
            }
            EXPECT_EQ(advance, known.second % 2 == 1);
        }
        return some;
    }

 private:
    typedef std::vector<std::pair<unsigned, unsigned>> Position;

    static unsigned gap(std::pair<unsigned, unsigned> row) {
        return std::max(row.first, row.second) - std::min(row.first, row.second) - 1;
    }
    std::vector<Position> options(const Position& position) const {
        std::vector<Position> options;
        for (unsigned row = 0; row < rows_; ++row) {
            for (unsigned to = 0; to < columns_; ++to) {
                const unsigned own = position[row].first, other = position[row].second;
                if (to == own || to == other || (to < other) != (own < other)) continue;
                options.push_back(position);
                options.back()[row].first = to;
                for (auto& pair : options.back()) std::swap(pair.first, pair.second);
            }
        }
        return options;
    }

    unsigned rows_, columns_;
    std::map<Position, unsigned> length_;  // if the winner hurries and the loser delays
};

TEST(Claims, Northcott) {
    const auto numbers = bounds<6>();
    for (std::size_t i = 0; i < numbers.size(); i += 2) {
        for (unsigned columns = 2; columns <= numbers[i + 1]; ++columns) {
            Northcott(numbers[i], columns).check();
        }
    }
}

TEST(Claims, Retreats) {
    const auto [rows, most_columns] = bounds<2>();
    for (unsigned columns = 2; columns <= most_columns; ++columns) {
        Northcott board(rows, columns);
        board.check();
        EXPECT_EQ(board.retreat_wins(), columns > 2) << columns;
    }
}

// --- 08 Wythoff ---

TEST(ClaimsTables, ColdPairs) {
    std::vector<Row> rows = {{code("k")}, {code("a")}, {code("b")}};
    for (const auto& pair : notes::cold_pairs(12)) {
        rows[0].push_back(text(pair.second - pair.first));
        rows[1].push_back(text(pair.first));
        rows[2].push_back(text(pair.second));
    }
    expect_table(rows);
}

// The heaps that a move leaves. From both heaps it may take numbers that differ by less than m.
std::vector<std::pair<unsigned, unsigned>> wythoff_options(unsigned a, unsigned b, unsigned m) {
    std::vector<std::pair<unsigned, unsigned>> options;
    for (unsigned t = 1; t <= a; ++t) options.emplace_back(a - t, b);
    for (unsigned u = 1; u <= b; ++u) options.emplace_back(a, b - u);
    for (unsigned t = 1; t <= a; ++t) {
        for (unsigned u = t < m ? 1 : t - m + 1; u < t + m && u <= b; ++u) {
            options.emplace_back(a - t, b - u);
        }
    }
    return options;
}

// wins[a][b] for heaps of up to `greatest` stones.
std::vector<std::vector<bool>> wythoff_wins(unsigned greatest, unsigned m = 1) {
    std::vector<std::vector<bool>> wins(greatest + 1, std::vector<bool>(greatest + 1));
    for (unsigned a = 0; a <= greatest; ++a) {
        for (unsigned b = 0; b <= greatest; ++b) {
            for (const auto& option : wythoff_options(a, b, m)) {
                if (!wins[option.first][option.second]) wins[a][b] = true;
            }
        }
    }
    return wins;
}

// How many moves leave a cold pair.
unsigned wythoff_winning_moves(unsigned a, unsigned b, const std::vector<std::vector<bool>>& wins) {
    unsigned winning = 0;
    for (const auto& option : wythoff_options(a, b, 1)) {
        winning += !wins[option.first][option.second];
    }
    return winning;
}

TEST(Claims, ColdPairs) {
    const auto [greatest] = bounds<1>();
    std::set<std::pair<unsigned, unsigned>> cold;
    for (const auto& pair : notes::cold_pairs(greatest)) cold.insert(pair);
    const auto wins = wythoff_wins(greatest);
    for (unsigned a = 0; a <= greatest; ++a) {
        for (unsigned b = 0; b <= greatest; ++b) {
            ASSERT_EQ(wins[a][b], cold.count(std::minmax(a, b)) == 0) << a << ' ' << b;
        }
    }
}

TEST(Claims, TenAndFourteen) {
    const auto [a, b, winning_moves] = bounds<3>();
    const auto wins = wythoff_wins(b);
    EXPECT_EQ(wythoff_winning_moves(a, b, wins), winning_moves);
    EXPECT_FALSE(wins[6][10] || wins[10][6]);
}

TEST(Claims, QueenOnAChessboard) {
    const auto [rows, columns, cold] = bounds<3>();
    ASSERT_EQ(rows, columns);
    unsigned found = 0;
    for (const auto& row : wythoff_wins(rows - 1)) {
        found += static_cast<unsigned>(std::count(row.begin(), row.end(), false));
    }
    EXPECT_EQ(found, cold);
}

TEST(Claims, FiftyAndItsPartner) {
    const auto [a, b] = bounds<2>();
    EXPECT_FALSE(wythoff_wins(b)[a][b]);
}

TEST(Claims, ThreeWinningMoves) {
    const auto [greatest, most, a, b, of_these] = bounds<5>();
    const auto wins = wythoff_wins(greatest);
    for (unsigned x = 0; x <= greatest; ++x) {
        for (unsigned y = 0; y <= greatest; ++y) {
            ASSERT_LE(wythoff_winning_moves(x, y, wins), most);
        }
    }
    EXPECT_EQ(wythoff_winning_moves(a, b, wins), of_these);
    EXPECT_FALSE(wins[5][3] || wins[4][7] || wins[3][5]);
    EXPECT_EQ(wythoff_winning_moves(2, 2, wins), most);
}

TEST(Claims, FraenkelsWythoff) {
    const auto [most, greatest] = bounds<2>();
    for (unsigned m = 1; m <= most; ++m) {
        std::set<std::pair<unsigned, unsigned>> cold;
        std::set<unsigned> used;
        for (unsigned k = 0, a = 0; k <= greatest; ++k) {
            while (used.count(a)) ++a;
            used.insert({a, a + m * k});
            cold.emplace(a, a + m * k);
        }
        const auto wins = wythoff_wins(greatest, m);
        for (unsigned a = 0; a <= greatest; ++a) {
            for (unsigned b = 0; b <= greatest; ++b) {
                ASSERT_EQ(wins[a][b], cold.count(std::minmax(a, b)) == 0) << m;
            }
        }
    }
}

TEST(Claims, GapsInTheTable) {
    const auto [count] = bounds<1>();
    const auto pairs = notes::cold_pairs(count - 1);
    std::set<unsigned> a, b;
    for (unsigned k = 0; k + 1 < count; ++k) {
        a.insert(pairs[k + 1].first - pairs[k].first);
        b.insert(pairs[k + 1].second - pairs[k].second);
    }
    EXPECT_EQ(a, (std::set<unsigned>{1, 2}));
    EXPECT_EQ(b, (std::set<unsigned>{2, 3}));
}

TEST(Claims, IndicesFromTheTable) {
    const auto [first, last] = bounds<2>();
    const auto pairs = notes::cold_pairs(3 * last);
    for (unsigned k = first; k <= last; ++k) {
        const auto pair = pairs[k];
        ASSERT_EQ(pairs[pair.first].first, pair.second - 1);
        ASSERT_EQ(pairs[pair.second].first, pair.first + pair.second);
    }
}

TEST(Claims, TableOfPairs) {
    const auto [count] = bounds<1>();
    std::map<unsigned, unsigned> times;
    unsigned least = 0, a_before = 0, b_before = 0;
    for (unsigned k = 0; k < count; ++k) {
        while (times.count(least) > 0) ++least;
        const unsigned a = least, b = a + k;
        ASSERT_TRUE(k == 0 || (a > a_before && b > b_before && a != b)) << k;
        ++times[a];
        if (b != a) ++times[b];
        a_before = a;
        b_before = b;
    }
    // The next mex is above a_before, since all numbers up to that are used.
    for (unsigned n = 0; n <= a_before; ++n) ASSERT_EQ(times.at(n), 1u);
    for (const auto& number : times) ASSERT_EQ(number.second, 1u);
}

// floor(sqrt(n)), exact.
std::uint64_t square_root(std::uint64_t n) {
    std::uint64_t root = static_cast<std::uint64_t>(std::sqrt(static_cast<double>(n)));
    while (root * root > n) --root;
    while ((root + 1) * (root + 1) <= n) ++root;
    return root;
}

// floor(k phi) = floor((k + sqrt(5 k^2)) / 2); rounding the root down first changes nothing.
std::uint64_t times_golden_ratio(std::uint64_t k) {
    return (k + square_root(5 * k * k)) / 2;
}

TEST(Claims, Beatty) {
    const auto [radicand, greatest] = bounds<2>();
    std::vector<unsigned> golden(greatest + 1), root(greatest + 1);
    const auto hit = [greatest = greatest](std::vector<unsigned>& times, std::uint64_t n) {
        if (n <= greatest) ++times[n];
    };
    for (std::uint64_t k = 1; k <= greatest; ++k) {
        hit(golden, times_golden_ratio(k));      // phi
        hit(golden, times_golden_ratio(k) + k);  // phi^2 = phi + 1
        const std::uint64_t floor = square_root(radicand * k * k);
        hit(root, floor);          // sqrt(2)
        hit(root, floor + 2 * k);  // sqrt(2) + 2 = 1 / (1 - 1 / sqrt(2))
    }
    for (unsigned n = 1; n <= greatest; ++n) ASSERT_TRUE(golden[n] == 1 && root[n] == 1) << n;
}

TEST(Claims, GoldenRatio) {
    const auto [last] = bounds<1>();
    for (const auto& pair : notes::cold_pairs(last)) {
        const std::uint64_t k = pair.second - pair.first;
        ASSERT_EQ(pair.first, times_golden_ratio(k));
        ASSERT_EQ(pair.second, times_golden_ratio(k) + k);
    }
}

// floor(k alpha) = floor((k (2 - m) + sqrt((m^2 + 4) k^2)) / 2).
TEST(Claims, FraenkelsFormula) {
    const auto [most, last] = bounds<2>();
    for (std::int64_t m = 1; m <= most; ++m) {
        std::set<std::int64_t> used;
        std::int64_t a = 0;
        for (std::int64_t k = 0; k <= last; ++k) {
            while (used.count(a)) ++a;
            used.insert({a, a + m * k});
            const auto root = square_root(static_cast<std::uint64_t>((m * m + 4) * k * k));
            ASSERT_EQ((k * (2 - m) + static_cast<std::int64_t>(root)) / 2, a) << m << ' ' << k;
        }
    }
}

TEST(Claims, ExactInequality) {
    const auto [last, greatest] = bounds<2>();
    const auto pairs = notes::cold_pairs(last);
    for (const auto& pair : pairs) {
        ASSERT_TRUE(notes::is_cold(pair.first, pair.second));
        ASSERT_TRUE(wythoff::is_cold(pair.first, pair.second));
    }
    for (unsigned a = 0; a <= greatest; ++a) {
        for (unsigned b = a; b <= greatest; ++b) {
            const bool cold = pairs[b - a].first == a;
            ASSERT_EQ(notes::is_cold(a, b), cold);
            ASSERT_EQ(notes::is_cold(b, a), cold);
            ASSERT_EQ(wythoff::is_cold(b, a), cold);
        }
    }
}

struct WrongPair {
    std::uint64_t a, b;
    bool cold;  // missed; else taken for cold
};

// The least pair that floor(d * phi), computed with `phi`, gets wrong, of both kinds.
WrongPair first_wrong(double phi) {
    for (std::uint64_t d = 1, a = 0;; ++d) {
        // a_d is a_(d-1) + 1 or + 2; it is the latter iff N(a + 2) <= 0.
        const std::uint64_t x = a + 2;
        a = x * x <= d * (x + d) ? x : a + 1;
        const auto computed = static_cast<std::uint64_t>(static_cast<double>(d) * phi);
        if (computed > a) return {a, a + d, true};
        if (computed < a) return {computed, computed + d, false};
    }
}

TEST(Claims, DoubleFailsFirst) {
    const auto [a, b] = bounds<2>();
    const WrongPair wrong = first_wrong((1 + std::sqrt(5.0)) / 2);
    EXPECT_EQ(wrong.a, a);
    EXPECT_EQ(wrong.b, b);
    EXPECT_TRUE(wrong.cold);
}

std::string fibonacci_numeral(unsigned n) {
    std::vector<unsigned> fibonacci = {1, 2};
    while (fibonacci.back() <= n) {
        fibonacci.push_back(fibonacci.back() + fibonacci[fibonacci.size() - 2]);
    }
    std::string digits;
    for (auto f = fibonacci.rbegin(); f != fibonacci.rend(); ++f) {
        const bool one = *f <= n;
        if (one) n -= *f;
        if (one || !digits.empty()) digits += one ? '1' : '0';
    }
    return digits;
}

TEST(ClaimsTables, FibonacciNumerals) {
    std::vector<Row> rows = {{code("k"), code("a"), code("b"), "", ""}};
    for (const auto& pair : notes::cold_pairs(10)) {
        if (pair.first == 0) continue;
        rows.push_back({text(pair.second - pair.first), text(pair.first), text(pair.second),
                        code(fibonacci_numeral(pair.first)), code(fibonacci_numeral(pair.second))});
    }
    expect_table(rows);
}

TEST(Claims, FibonacciNumerals) {
    const auto [greatest] = bounds<1>();
    std::vector<std::string> numerals;
    // ways[n]: the sums of different Fibonacci numbers, no two of them neighbours, that make n;
    // those that use the latest number are counted apart.
    Values ways(greatest + 1), with_latest(greatest + 1);
    ways[0] = 1;
    for (unsigned f = 1, next = 2; f <= greatest; next += f, f = next - f) {
        Values with(greatest + 1);
        for (unsigned n = f; n <= greatest; ++n) with[n] = ways[n - f];
        for (unsigned n = 0; n <= greatest; ++n) {
            ways[n] += with_latest[n];
            with_latest[n] = with[n];
        }
    }
    for (unsigned n = 0; n <= greatest; ++n) {
        ASSERT_EQ(ways[n] + with_latest[n], 1u);
        numerals.push_back(fibonacci_numeral(n));
        ASSERT_EQ(numerals.back().find("11"), std::string::npos);
    }
    const auto pairs = notes::cold_pairs(greatest);
    for (unsigned a = 1; a <= greatest; ++a) {
        const std::size_t zeros = numerals[a].size() - 1 - numerals[a].rfind('1');
        const std::string partner = zeros % 2 == 0 ? numerals[a] + "0" : "none";
        for (unsigned b = a + 1; b <= greatest; ++b) {
            ASSERT_EQ(numerals[b] == partner, pairs[b - a].first == a) << a << ' ' << b;
        }
    }
}

// --- 09 Misere ---

// What the Sprague-Grundy-Jia theorem says about components with these values.
bool jia(const Values& values) {
    const bool large = std::any_of(values.begin(), values.end(), [](unsigned v) { return v > 1; });
    return large == (nim_sum(values) != 0);
}

// Plays the sum of `pieces` games on the graph, where a position is an end iff ended(values,
// stuck), and expects the theorem to hold.
template <class Ended>
void expect_jia(const Graph& graph, unsigned pieces, Ended ended) {
    const Values of_node = values_of(graph);
    std::vector<bool> wins;
    for_all_sums(graph, pieces,
                 [&](std::size_t, const Values& nodes, const std::vector<std::size_t>& options) {
                     const Values values = at(of_node, nodes);
                     wins.push_back(ended(values, options.empty()) || some_loses(wins, options));
                     ASSERT_EQ(wins.back(), jia(values));
                     ASSERT_EQ(wins.back(),
                               sprague_grundy::first_wins_misere(values.begin(), values.end()));
                 });
}

bool all_zero(const Values& values, bool) {
    return std::count(values.begin(), values.end(), 0u) == static_cast<long>(values.size());
}
bool misere(const Values&, bool stuck) {
    return stuck;
}

TEST(Claims, ThreeConditions) {
    const auto [most_nodes] = bounds<1>();
    for_all_graphs(most_nodes, [](const Graph& graph) {
        const unsigned sets = 1u << graph.size();
        for (unsigned ended = 0; ended < sets; ++ended) {
            bool others_have_a_move = true;
            unsigned p_positions = 0;
            for (unsigned node = 0; node < graph.size(); ++node) {
                bool wins = ended >> node & 1;
                others_have_a_move = others_have_a_move && (wins || !graph[node].empty());
                for (const unsigned to : graph[node]) wins = wins || (p_positions >> to & 1);
                if (!wins) p_positions |= 1u << node;
            }
            for (unsigned k = 0; others_have_a_move && k < sets; ++k) {
                bool conditions = (k & ended) == 0;
                for (unsigned node = 0; node < graph.size(); ++node) {
                    if (ended >> node & 1) continue;
                    bool into_k = false;
                    for (const unsigned to : graph[node]) into_k = into_k || (k >> to & 1);
                    conditions = conditions && into_k != (k >> node & 1);
                }
                ASSERT_EQ(conditions, k == p_positions);
            }
        }
    });
}

TEST(Claims, SpragueGrundyJia) {
    const auto [pieces, most_nodes] = bounds<2>();
    std::size_t free_choices = 0;
    for_all_graphs(most_nodes, [&, pieces = pieces](const Graph& graph) {
        const Values of_node = values_of(graph);
        struct Position {
            Values values;
            std::vector<std::size_t> options;
        };
        std::vector<Position> positions;
        std::vector<std::size_t> may_end;  // value 0 everywhere, and there is a move: an end or not
        for_all_sums(
            graph, pieces,
            [&](std::size_t i, const Values& nodes, const std::vector<std::size_t>& options) {
                positions.push_back({at(of_node, nodes), options});
                if (all_zero(positions[i].values, false) && !options.empty()) {
                    may_end.push_back(i);
                }
            });
        for (unsigned choice = 0; choice < 1u << may_end.size(); ++choice) {
            std::set<std::size_t> not_ended;
            bool e2 = true;
            for (std::size_t j = 0; j < may_end.size(); ++j) {
                if (choice >> j & 1) continue;
                not_ended.insert(may_end[j]);
                const auto& options = positions[may_end[j]].options;
                e2 = e2 && std::any_of(options.begin(), options.end(), [&](std::size_t to) {
                         const Values& values = positions[to].values;
                         return std::count(values.begin(), values.end(), 1u) == 1 &&
                                std::accumulate(values.begin(), values.end(), 0u) == 1;
                     });
            }
            if (!e2) continue;
            free_choices += may_end.size();
            std::vector<bool> wins;
            for (std::size_t i = 0; i < positions.size(); ++i) {
                const bool ended = all_zero(positions[i].values, false) && not_ended.count(i) == 0;
                wins.push_back(ended || some_loses(wins, positions[i].options));
                ASSERT_EQ(wins[i], jia(positions[i].values));
            }
        }
    });
    EXPECT_GT(free_choices, 0u);
}

TEST(ClaimsTables, AntiNim) {
    auto play = rook(5);
    expect_square("", 0, 5, [&](unsigned x, unsigned y) {
        return outcome(play.wins_misere({x, y}));
    });
}

TEST(Claims, JiasRule) {
    const auto [pieces, nodes] = bounds<2>();
    for_all_graphs(nodes,
                   [pieces = pieces](const Graph& graph) { expect_jia(graph, pieces, all_zero); });
}

// Every position of value 0 is terminal or has an option of value 1.
bool has_misere_condition(const Graph& graph) {
    const Values values = values_of(graph);
    for (unsigned node = 0; node < graph.size(); ++node) {
        const Values reached = at(values, graph[node]);
        if (values[node] == 0 && !reached.empty() &&
            std::count(reached.begin(), reached.end(), 1u) == 0) {
            return false;
        }
    }
    return true;
}

TEST(Claims, MisereSums) {
    const auto [pieces, nodes] = bounds<2>();
    for_all_graphs(nodes, [pieces = pieces](const Graph& graph) {
        if (has_misere_condition(graph)) expect_jia(graph, pieces, misere);
    });
}

TEST(Claims, MovesThatEnd) {
    const auto [pieces, nodes] = bounds<2>();
    std::size_t graphs = 0;
    for_all_graphs(nodes, [&, pieces = pieces](const Graph& graph) {
        for (const Values& options : graph) {
            const bool ends = std::any_of(options.begin(), options.end(),
                                          [&](unsigned to) { return graph[to].empty(); });
            if (!options.empty() && !ends) return;
        }
        ++graphs;
        expect_jia(graph, pieces, misere);
    });
    EXPECT_GT(graphs, 0u);
}

// Rooted trees without names for their vertices.
class Shapes {
 public:
    Shapes() : single_(number({})) {}

    // All with so many vertices.
    std::set<unsigned> with(unsigned vertices) {
        if (vertices == 1) return {single_};
        std::set<unsigned> all;
        for (const unsigned shape : with(vertices - 1)) all.merge(grown(shape));
        return all;
    }

    // What cutting an edge leaves.
    std::set<unsigned> cut(unsigned shape) {
        return changed(shape, false, [this](unsigned child) { return cut(child); });
    }

    // The vertex next below each, the root being vertex 0.
    std::vector<std::size_t> below(unsigned shape) const {
        std::vector<std::size_t> all(1);
        add_above(shape, 0, all);
        return all;
    }

 private:
    // With another leaf.
    std::set<unsigned> grown(unsigned shape) {
        return changed(shape, true, [this](unsigned child) { return grown(child); });
    }

    // With one of the root's children more or less, or with one of them changed.
    template <class Change>
    std::set<unsigned> changed(unsigned shape, bool more, Change change) {
        std::set<unsigned> all;
        const Values children = children_[shape];
        Values others = children;
        others.push_back(single_);
        if (more) all.insert(number(others));
        for (std::size_t i = 0; i < children.size(); ++i) {
            others = children;
            others.erase(others.begin() + static_cast<long>(i));
            if (!more) all.insert(number(others));
            for (const unsigned child : change(children[i])) {
                others.push_back(child);
                all.insert(number(others));
                others.pop_back();
            }
        }
        return all;
    }

    unsigned number(Values children) {
        std::sort(children.begin(), children.end());
        const auto found = numbers_.emplace(children, static_cast<unsigned>(children_.size()));
        if (found.second) children_.push_back(children);
        return found.first->second;
    }

    void add_above(unsigned shape, std::size_t root, std::vector<std::size_t>& all) const {
        for (const unsigned child : children_[shape]) {
            all.push_back(root);
            add_above(child, all.size() - 1, all);
        }
    }

    std::map<Values, unsigned> numbers_;
    std::vector<Values> children_;
    unsigned single_;
};

// For each number of vertices: how many trees there are, and for how many of them the formula for
// misere play is wrong with the tree as the component, and with its branches.
std::vector<std::array<unsigned, 3>> misere_trees(unsigned most_vertices) {
    Shapes shapes;
    auto play = game<unsigned>([&](unsigned shape) { return shapes.cut(shape); });
    std::vector<std::array<unsigned, 3>> counts;
    for (unsigned n = 1; n <= most_vertices; ++n) {
        counts.push_back({});
        for (const unsigned shape : shapes.with(n)) {
            const bool wins = play.wins_misere(shape);
            const Values branches = notes::branch_values(shapes.below(shape));
            EXPECT_EQ(nim_sum(branches), play.value(shape));
            ++counts.back()[0];
            counts.back()[1] += wins != jia({play.value(shape)});
            counts.back()[2] += wins != jia(branches);
        }
    }
    return counts;
}

TEST(Claims, CuttingTrees) {
    const auto [vertices, trees, first_wrong] = bounds<3>();
    unsigned all = 0;
    for (const auto& counts : misere_trees(vertices)) {
        all += counts[0];
        EXPECT_EQ(counts[2], 0u);
    }
    EXPECT_EQ(all, trees);
    EXPECT_EQ(misere_trees(first_wrong - 1).back()[1], 0u);
    EXPECT_GT(misere_trees(first_wrong).back()[1], 0u);
}

TEST(ClaimsTables, CuttingTrees) {
    std::vector<Row> rows = {{code("n")}, {code("t")}, {code("w")}, {code("b")}};
    for (const auto& counts : misere_trees(10)) {
        rows[0].push_back(text(rows[0].size()));
        for (std::size_t i = 0; i < 3; ++i) rows[i + 1].push_back(text(counts[i]));
    }
    expect_table(rows);
}

TEST(Claims, AntiNim) {
    const auto [heaps, stones] = bounds<2>();
    expect_jia(nim_graph(stones), heaps, misere);
}

TEST(Claims, MisereSubtraction) {
    const auto [greatest, heaps, stones] = bounds<3>();
    for_all_sets(greatest, [heaps = heaps, stones = stones](const Values& set) {
        expect_jia(subtraction_graph(stones, set), heaps, misere);
    });
}

TEST(Claims, Ferguson) {
    const auto [greatest, heap] = bounds<2>();
    for_all_sets(greatest, [heap = heap](const Values& set) {
        const Values values = values_of(subtraction_graph(heap, set));
        const unsigned s = set.front();
        for (unsigned n = 0; n <= heap; ++n) {
            ASSERT_EQ(values[n] == 1, n >= s && values[n - s] == 0);
        }
    });
}

// The positions of a sum, each after its options.
struct MisereSum {
    std::vector<Values> values;
    std::vector<std::vector<std::size_t>> options;
};

MisereSum misere_sum(const Graph& graph, unsigned pieces) {
    const Values of_node = values_of(graph);
    MisereSum sum;
    for_all_sums(graph, pieces,
                 [&](std::size_t, const Values& nodes, const std::vector<std::size_t>& options) {
                     sum.values.push_back(at(of_node, nodes));
                     sum.options.push_back(options);
                 });
    return sum;
}

// Whether the formula holds everywhere, where just these positions are ended.
bool formula_holds(const MisereSum& sum, const std::vector<bool>& ended) {
    std::vector<bool> wins;
    for (std::size_t i = 0; i < sum.options.size(); ++i) {
        wins.push_back(ended[i] || some_loses(wins, sum.options[i]));
        if (wins[i] != jia(sum.values[i])) return false;
    }
    return true;
}

bool formula_holds_in_misere(const Graph& graph, unsigned pieces) {
    const MisereSum sum = misere_sum(graph, pieces);
    std::vector<bool> ended;
    for (const auto& options : sum.options) ended.push_back(options.empty());
    return formula_holds(sum, ended);
}

TEST(Claims, FormulaAndItsConditions) {
    const auto [pieces, most_nodes] = bounds<2>();
    std::size_t holds = 0, fails = 0;
    for_all_graphs(most_nodes, [&, pieces = pieces](const Graph& graph) {
        const MisereSum sum = misere_sum(graph, pieces);
        std::vector<std::size_t> free;
        for (std::size_t i = 0; i < sum.options.size(); ++i) {
            if (!sum.options[i].empty()) free.push_back(i);
        }
        for (unsigned choice = 0; choice < 1u << free.size(); ++choice) {
            std::vector<bool> ended(sum.options.size(), true);
            for (std::size_t j = 0; j < free.size(); ++j) ended[free[j]] = choice >> j & 1;
            bool conditions = true;
            for (std::size_t i = 0; i < ended.size(); ++i) {
                if (ended[i]) conditions = conditions && jia(sum.values[i]);
                if (ended[i] || !all_zero(sum.values[i], false)) continue;
                conditions = conditions && std::any_of(sum.options[i].begin(), sum.options[i].end(),
                                                       [&](std::size_t to) {
                                                           return nim_sum(sum.values[to]) == 1;
                                                       });
            }
            ASSERT_EQ(formula_holds(sum, ended), conditions);
            ++(conditions ? holds : fails);
        }
    });
    EXPECT_GT(holds, 0u);
    EXPECT_GT(fails, 0u);
}

TEST(Claims, MisereConverse) {
    const auto [pieces, most_nodes] = bounds<2>();
    std::size_t fails = 0;
    for_all_graphs(most_nodes, [&, pieces = pieces](const Graph& graph) {
        const bool condition = has_misere_condition(graph);
        ASSERT_EQ(formula_holds_in_misere(graph, 1), condition);
        ASSERT_EQ(formula_holds_in_misere(graph, pieces), condition);
        fails += !condition;
    });
    EXPECT_GT(fails, 0u);
}

TEST(Claims, SmallestException) {
    const auto [nodes, exceptions] = bounds<2>();
    unsigned found = 0;
    for_all_graphs(nodes, [&, nodes = nodes](const Graph& graph) {
        if (formula_holds_in_misere(graph, 1)) return;
        ASSERT_EQ(graph.size(), nodes);
        ++found;
    });
    EXPECT_EQ(found, exceptions);
}

// A player moves in every component that has a move; a player who cannot move loses.
TEST(Claims, EverySG) {
    const auto [pieces, most_nodes] = bounds<2>();
    for_all_graphs(most_nodes, [&, pieces = pieces](const Graph& graph) {
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
    Values steps;
    for (const Values& successors : subtraction_graph(12, {1, 2})) {
        Values won, lost;
        for (const unsigned to : successors) (steps[to] % 2 == 0 ? won : lost).push_back(steps[to]);
        steps.push_back(successors.empty() ? 0
                        : won.empty()      ? *std::min_element(lost.begin(), lost.end()) + 1
                                           : *std::max_element(won.begin(), won.end()) + 1);
    }
    std::vector<Row> rows = {{code("n")}, {code("d(n)")}};
    for (std::size_t n = 0; n < steps.size(); ++n) {
        rows[0].push_back(text(n));
        rows[1].push_back(text(steps[n]));
    }
    expect_table(rows);
}

// How many kinds of positions with heaps of 1 to `stones` there are in misere play, told apart by
// adding up to `most` heaps of each size.
std::size_t misere_kinds(unsigned stones, unsigned most) {
    auto play = game<Values>([](const Values& count) {  // of heaps of each size
        std::vector<Values> options;
        for (std::size_t from = 1; from < count.size(); ++from) {
            for (std::size_t to = 0; count[from] > 0 && to < from; ++to) {
                options.push_back(count);
                --options.back()[from];
                if (to > 0) ++options.back()[to];
            }
        }
        return options;
    });
    std::vector<Values> positions(1, Values(1, 0));
    for (unsigned size = 1; size <= stones; ++size) {
        std::vector<Values> longer;
        for (const Values& position : positions) {
            for (unsigned count = 0; count <= most; ++count) {
                longer.push_back(position);
                longer.back().push_back(count);
            }
        }
        positions.swap(longer);
    }
    std::set<std::vector<bool>> kinds;
    for (const Values& position : positions) {
        std::vector<bool> outcomes;
        for (const Values& added : positions) {
            Values sum = position;
            for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += added[i];
            outcomes.push_back(play.wins_misere(sum));
        }
        kinds.insert(outcomes);
    }
    return kinds.size();
}

TEST(Claims, QuotientOfOneAndTwo) {
    const auto [stones, most, kinds] = bounds<3>();
    EXPECT_EQ(misere_kinds(stones, most), kinds);
}

TEST(Claims, OtherQuotients) {
    const auto [one, one_kinds, three, three_kinds, most] = bounds<5>();
    EXPECT_EQ(misere_kinds(one, most), one_kinds);
    EXPECT_EQ(misere_kinds(three, most), three_kinds);
}

TEST(Claims, MisereMoves) {
    const auto [a, b, c, left, ones] = bounds<5>();
    auto play = game<Values>([](const Values& heaps) {
        std::set<Values> options;
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            for (unsigned n = 0; n < heaps[i]; ++n) {
                Values next = heaps;
                next[i] = n;
                options.insert(next);
            }
        }
        return options;
    });
    for (unsigned i = 0; i < 3; ++i) {
        const Values heaps = {a, b, c};
        for (unsigned n = 0; n < heaps[i]; ++n) {
            Values next = heaps;
            next[i] = n;
            EXPECT_EQ(play.wins_misere(next), i != 2 || n != left);
        }
    }
    for (unsigned n = 0; n < a; ++n) EXPECT_EQ(play.wins_misere({1, 1, n}), n != ones);
}

TEST(Claims, MisereCounterexamples) {
    const auto [two] = bounds<1>();
    // Each number is a heap; those above `two` are heaps with only one move.
    const unsigned to_one = two + 1, to_both = two + 2;
    auto play = game<Values>([=, two = two](const Values& heaps) {
        std::vector<Values> options;
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            Values next = heaps;
            if (heaps[i] > two) {
                next[i] = two;
                if (heaps[i] == to_both) next.push_back(two);
                options.push_back(next);
            } else {
                while (next[i] > 0) --next[i], options.push_back(next);
            }
        }
        return options;
    });
    EXPECT_EQ(play.value({to_one}), 0u);
    EXPECT_NE(play.wins_misere({to_one}), jia({0}));
    EXPECT_EQ(play.value({to_both}), 1u);
    EXPECT_NE(play.wins_misere({to_both}), jia({1}));
}

TEST(Claims, MisereDawsonsKayles) {
    const auto [right_below, wrong] = bounds<2>();
    ASSERT_EQ(right_below, wrong);
    const auto dawsons_options = [](const Values& rows) {
        std::set<Values> options;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            for (unsigned left = 0; left + 2 <= rows[i]; ++left) {
                Values next = rows;
                next[i] = left;
                next.push_back(rows[i] - 2 - left);
                std::sort(next.begin(), next.end());
                next.erase(next.begin(), std::upper_bound(next.begin(), next.end(), 1u));
                options.insert(next);
            }
        }
        return options;
    };
    auto play = game<Values>(dawsons_options);
    const Values values = octal_values("07", wrong);
    for (unsigned n = 0; n <= wrong; ++n) {
        EXPECT_EQ(play.wins_misere({n}) == jia({values[n]}), n < wrong) << n;
    }
    EXPECT_EQ(values[wrong], 2u);
    EXPECT_NE(play.wins_misere({2, wrong - 2}), jia({values[2], values[wrong - 2]}));
    // Two rows of 4 as one component, from a row of 10.
    EXPECT_EQ(dawsons_options({10}).count({4, 4}), 1u);
    EXPECT_EQ(play.value({4, 4}), 0u);
    for (const Values& option : dawsons_options({4, 4})) EXPECT_GT(play.value(option), 1u);
}

// --- 10 The linear basis ---

// Every list of 0 to `length` numbers up to `greatest`.
template <class Visit>
void for_all_lists(unsigned length, unsigned greatest, Visit visit, unsigned least = 0) {
    for (unsigned n = 0; n <= length; ++n) {
        Values list(n, least);
        for (bool more = true; more;) {
            visit(list);
            std::size_t i = 0;
            for (; i < n && list[i] == greatest; ++i) list[i] = least;
            more = i < n;
            if (more) ++list[i];
        }
    }
}

unsigned chosen_nim_sum(const Values& list, unsigned choice) {
    unsigned sum = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (choice >> i & 1) sum ^= list[i];
    }
    return sum;
}

bool independent(const Values& list, unsigned choice) {
    for (unsigned part = choice; part > 0; part = (part - 1) & choice) {
        if (chosen_nim_sum(list, part) == 0) return false;
    }
    return true;
}

TEST(Claims, DependentNumbers) {
    const auto [length, greatest] = bounds<2>();
    for_all_lists(length, greatest, [](const Values& list) {
        // Lists with one more number, from the span.
        Values span;
        for (unsigned choice = 0; choice < 1u << list.size(); ++choice) {
            span.push_back(chosen_nim_sum(list, choice));
        }
        std::size_t lists = 1;
        for (std::size_t j = 0; j <= list.size(); ++j) lists *= span.size();
        for (std::size_t i = 0; i < lists; ++i) {
            Values picked;
            for (std::size_t rest = i; picked.size() <= list.size(); rest /= span.size()) {
                picked.push_back(span[rest % span.size()]);
            }
            ASSERT_FALSE(independent(picked, (1u << picked.size()) - 1));
        }
    });
}

TEST(Claims, ChoicesPerNimSum) {
    const auto [length, greatest] = bounds<2>();
    for_all_lists(length, greatest, [](const Values& list) {
        std::map<unsigned, unsigned> choices;
        unsigned rank = 0;
        for (unsigned choice = 0; choice < 1u << list.size(); ++choice) {
            ++choices[chosen_nim_sum(list, choice)];
            if (independent(list, choice)) {
                rank = std::max(rank, unsigned(__builtin_popcount(choice)));
            }
        }
        ASSERT_EQ(choices.size(), std::size_t(1) << rank);
        for (const auto& sum : choices) ASSERT_EQ(sum.second, 1u << (list.size() - rank));
    });
}

TEST(Claims, BasisInAProgram) {
    const auto [length, greatest] = bounds<2>();
    for_all_lists(length, greatest, [greatest = greatest](const Values& list) {
        linear_basis::Basis<unsigned> basis;
        std::vector<std::uint64_t> shown;
        for (const unsigned number : list) {
            basis.insert(number);
            notes::insert(shown, number);
        }
        std::set<unsigned> span;
        for (unsigned choice = 0; choice < 1u << list.size(); ++choice) {
            span.insert(chosen_nim_sum(list, choice));
        }
        for (unsigned x = 0; x <= 2 * greatest; ++x) {
            ASSERT_EQ(basis.contains(x), span.count(x) == 1);
            std::vector<std::uint64_t> with_x = shown;
            ASSERT_EQ(notes::insert(with_x, x), span.count(x) == 0);
            ASSERT_EQ(std::size_t(1) << shown.size(), span.size());
        }
        ASSERT_EQ(basis.greatest(), *span.rbegin());
    });
}

// The sum of what the greedy choice keeps.
unsigned greedy_sum(Values list) {
    std::sort(list.rbegin(), list.rend());
    linear_basis::Basis<unsigned> basis;
    unsigned sum = 0;
    for (const unsigned number : list) sum += basis.insert(number) ? number : 0;
    return sum;
}

TEST(Claims, HeaviestIndependentChoice) {
    const auto [length, greatest] = bounds<2>();
    for_all_lists(length, greatest, [](const Values& list) {
        unsigned heaviest = 0;
        for (unsigned choice = 0; choice < 1u << list.size(); ++choice) {
            if (!independent(list, choice)) continue;
            unsigned sum = 0;
            for (std::size_t i = 0; i < list.size(); ++i) sum += choice >> i & 1 ? list[i] : 0;
            heaviest = std::max(heaviest, sum);
        }
        ASSERT_EQ(greedy_sum(list), heaviest);
    });
}

// A family of sets of elements, as a mask of masks.
bool has(unsigned family, unsigned set) {
    return (family >> set & 1) != 0;
}

// Each part of a set of the family belongs to it.
bool is_hereditary(unsigned family, unsigned sets) {
    for (unsigned set = 0; set < sets; ++set) {
        for (unsigned part = 0; has(family, set) && part < set; ++part) {
            if ((part & ~set) == 0 && !has(family, part)) return false;
        }
    }
    return true;
}

// Of two sets of the family the larger one has an element that can be added to the smaller.
bool allows_exchange(unsigned family, unsigned sets) {
    for (unsigned small = 0; small < sets; ++small) {
        for (unsigned large = 0; has(family, small) && large < sets; ++large) {
            if (!has(family, large)) continue;
            if (__builtin_popcount(small) >= __builtin_popcount(large)) continue;
            bool found = false;
            for (unsigned one = 1; one < sets; one *= 2) {
                found = found || ((large & ~small & one) != 0 && has(family, small | one));
            }
            if (!found) return false;
        }
    }
    return true;
}

// True iff the greedy choice of a family is the heaviest.
bool greedy_is_heaviest(unsigned family, unsigned sets, const Values& weights) {
    Values order(weights.size());
    std::iota(order.begin(), order.end(), 0u);
    std::stable_sort(order.begin(), order.end(),
                     [&](unsigned i, unsigned j) { return weights[i] > weights[j]; });
    const auto weight = [&](unsigned set) {
        unsigned sum = 0;
        for (std::size_t i = 0; i < weights.size(); ++i) sum += set >> i & 1 ? weights[i] : 0;
        return sum;
    };
    unsigned kept = 0;
    for (const unsigned i : order) {
        if (has(family, kept | 1u << i)) kept |= 1u << i;
    }
    for (unsigned set = 0; set < sets; ++set) {
        if (has(family, set) && weight(set) > weight(kept)) return false;
    }
    return true;
}

TEST(Claims, Matroids) {
    const auto [most, least, greatest] = bounds<3>();
    std::size_t matroids = 0;
    for (unsigned elements = 0; elements <= most; ++elements) {
        const unsigned sets = 1u << elements;
        for (unsigned family = 1; family < 1ull << sets; family += 2) {  // with the empty set
            if (!is_hereditary(family, sets) || !allows_exchange(family, sets)) continue;
            ++matroids;
            for_all_lists(
                elements, greatest,
                [&](const Values& weights) {
                    if (weights.size() != elements) return;
                    ASSERT_TRUE(greedy_is_heaviest(family, sets, weights)) << family;
                },
                least);
        }
    }
    EXPECT_EQ(matroids, 1u + 2 + 5 + 16 + 68);  // OEIS A055545
}

// The family of {}, {x} and {x, y}: the greedy choice is 1, the heaviest one 3.
TEST(Claims, WithoutHeredity) {
    const auto [light, heavy] = bounds<2>();
    const unsigned family = 1u << 0 | 1u << 1 | 1u << 3;
    EXPECT_TRUE(allows_exchange(family, 4));
    EXPECT_FALSE(is_hereditary(family, 4));
    EXPECT_FALSE(greedy_is_heaviest(family, 4, {light, heavy}));
}

TEST(Claims, NewNim) {
    const auto [most, stones] = bounds<2>();
    std::vector<bool> wins_nim;
    for_all_sums(nim_graph(stones), most,
                 [&](std::size_t, const Values&, const std::vector<std::size_t>& options) {
                     wins_nim.push_back(some_loses(wins_nim, options));
                 });
    for_all_lists(
        most, stones,
        [&, base = stones + 1](const Values& heaps) {
            const unsigned all = (1u << heaps.size()) - 1;
            unsigned least = UINT32_MAX, total = 0;
            for (const unsigned heap : heaps) total += heap;
            for (unsigned left = 1; left <= all; ++left) {
                bool wins = true;
                unsigned kept = 0;
                for (std::size_t i = 0; i < heaps.size(); ++i) kept += left >> i & 1 ? heaps[i] : 0;
                for (unsigned answer = left; answer > 0; answer = (answer - 1) & left) {
                    std::size_t position = 0;
                    for (std::size_t i = 0; i < heaps.size(); ++i) {
                        position = position * base + (answer >> i & 1 ? heaps[i] : 0);
                    }
                    wins = wins && wins_nim[position];
                }
                ASSERT_EQ(wins, independent(heaps, left));
                if (wins) least = std::min(least, total - kept);
            }
            ASSERT_EQ(heaps.empty() ? total : least, total - greedy_sum(heaps));
            const auto shown = notes::heaps_to_keep({heaps.begin(), heaps.end()});
            ASSERT_EQ(std::accumulate(shown.begin(), shown.end(), std::uint64_t(0)),
                      greedy_sum(heaps));
        },
        1);
}

TEST(ClaimsTables, NewNim) {
    std::vector<Row> rows = {{"", ""}};
    for (const Values& heaps : std::vector<Values>{
             {5}, {5, 6}, {5, 5}, {1, 2, 3}, {1, 2, 4, 7}, {1, 1, 2}, {5, 5, 6, 6, 5, 5}}) {
        const unsigned total = std::accumulate(heaps.begin(), heaps.end(), 0u);
        rows.push_back({join(heaps, ", "), text(total - greedy_sum(heaps))});
    }
    expect_table(rows);
}

TEST(Claims, FourRelations) {
    const auto [a, b, c, d, e, relations] = bounds<6>();
    const Values list = {a, b, c, d, e};
    unsigned found = 0;
    for (unsigned choice = 0; choice < 32; ++choice) found += chosen_nim_sum(list, choice) == 0;
    EXPECT_EQ(found, relations);
}

TEST(Claims, SixHeapsOfNewNim) {
    const auto [a, b, c, d, e, f, matches] = bounds<7>();
    const Values heaps = {a, b, c, d, e, f};
    unsigned least = UINT32_MAX;
    for (unsigned left = 1; left < 64; ++left) {
        if (!independent(heaps, left)) continue;
        unsigned removed = 0;
        for (std::size_t i = 0; i < heaps.size(); ++i) removed += left >> i & 1 ? 0 : heaps[i];
        least = std::min(least, removed);
    }
    EXPECT_EQ(least, matches);
    EXPECT_EQ(notes::heaps_to_keep({a, b, c, d, e, f}), (std::vector<std::uint64_t>{13, 10, 9, 6}));
}

// The span of a list in ascending order, and a basis as the chapter makes it.
struct Spanned {
    explicit Spanned(const Values& list) {
        std::set<unsigned> sums;
        for (unsigned choice = 0; choice < 1u << list.size(); ++choice) {
            sums.insert(chosen_nim_sum(list, choice));
        }
        span.assign(sums.begin(), sums.end());
        for (const unsigned number : list) {
            notes::insert(basis, number);
            header.insert(number);
        }
        std::sort(basis.begin(), basis.end());
    }
    Values span;
    std::vector<std::uint64_t> basis;
    linear_basis::Basis<unsigned> header;
};

TEST(Claims, GreatestOfTheSpan) {
    const auto [length, greatest, start] = bounds<3>();
    for_all_lists(length, greatest, [start = start](const Values& list) {
        const Spanned spanned(list);
        for (unsigned x = 0; x <= start; ++x) {
            unsigned expected = 0;
            for (const unsigned v : spanned.span) expected = std::max(expected, x ^ v);
            std::uint64_t found = x;
            for (const std::uint64_t b : spanned.basis) found = std::max(found, found ^ b);
            ASSERT_EQ(found, expected);
            ASSERT_EQ(spanned.header.greatest(x), expected);
        }
    });
}

TEST(Claims, InOrder) {
    const auto [length, greatest] = bounds<2>();
    for_all_lists(length, greatest, [](const Values& list) {
        const Spanned spanned(list);
        for (std::size_t k = 0; k < spanned.span.size(); ++k) {
            std::uint64_t sum = 0;
            for (std::size_t i = 0; i < spanned.basis.size(); ++i) {
                if (k >> i & 1) sum ^= spanned.basis[i];
            }
            ASSERT_EQ(sum, spanned.span[k]);
            ASSERT_EQ(spanned.header.kth(k), spanned.span[k]);
        }
    });
}

Values chosen(const Values& list, unsigned choice) {
    Values part;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (choice >> i & 1) part.push_back(list[i]);
    }
    return part;
}

// Whether the first player wins New Nim once turn 1 has left these heaps, in ascending order;
// wins(heaps) says who wins what turn 2 leaves.
template <class Wins>
bool wins_after_turn_1(const Values& left, Wins wins) {
    for (unsigned answer = 1; answer < 1u << left.size(); ++answer) {
        if (!wins(chosen(left, answer))) return false;
    }
    return true;
}

TEST(Claims, WaysToWinNewNim) {
    const auto [first, last, ways] = bounds<3>();
    Values heaps(last - first + 1);
    std::iota(heaps.begin(), heaps.end(), first);
    auto play = game<Values>(nim_options);
    unsigned found = 0;
    for (unsigned left = 1; left < 1u << heaps.size(); ++left) {
        found += wins_after_turn_1(chosen(heaps, left),
                                   [&](const Values& there) { return play.wins(there); });
    }
    EXPECT_EQ(found, ways);
}

TEST(Claims, NewNimMisere) {
    const auto [most, stones] = bounds<2>();
    auto play = game<Values>(nim_options);
    for_all_lists(
        most, stones,
        [&](Values heaps) {
            std::sort(heaps.begin(), heaps.end());
            unsigned heaviest = 0;
            for (unsigned left = 1; left < 1u << heaps.size(); ++left) {
                const Values kept = chosen(heaps, left);
                const bool wins = wins_after_turn_1(
                    kept, [&](const Values& there) { return play.wins_misere(there); });
                ASSERT_EQ(wins,
                          independent(heaps, left) && !std::count(kept.begin(), kept.end(), 1u));
                const unsigned sum = std::accumulate(kept.begin(), kept.end(), 0u);
                if (wins) heaviest = std::max(heaviest, sum);
            }
            Values large = heaps;
            large.erase(std::remove(large.begin(), large.end(), 1u), large.end());
            ASSERT_EQ(heaviest, greedy_sum(large));
        },
        1);
}

TEST(Claims, MatroidsConverse) {
    const auto [most, least, greatest] = bounds<3>();
    for (unsigned elements = 0; elements <= most; ++elements) {
        const unsigned sets = 1u << elements;
        for (unsigned family = 1; family < 1ull << sets; family += 2) {
            if (!is_hereditary(family, sets) || allows_exchange(family, sets)) continue;
            bool fails = false;
            for_all_lists(
                elements, greatest,
                [&](const Values& weights) {
                    if (weights.size() != elements) return;
                    fails = fails || !greedy_is_heaviest(family, sets, weights);
                },
                least);
            ASSERT_TRUE(fails) << family;
        }
    }
}

// --- 11 Other ends ---

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

typedef std::vector<bool> Flags;

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
    typedef std::pair<unsigned, unsigned> Sheet;

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

// Whether the player to move wins with these crosses in the row, by the original rules; `made` says
// whether a set of crosses has the thing, and the player who makes it wins or loses.
template <class Made>
std::vector<bool> play_crosses(unsigned cells, Made made, bool maker_wins) {
    std::vector<bool> wins(std::size_t(1) << cells);
    for (unsigned row = (1u << cells) - 1; row + 1 > 0; --row) {
        for (unsigned cell = 0; cell < cells && !wins[row]; ++cell) {
            const unsigned next = row | 1u << cell;
            if (next != row) wins[row] = made(next) ? maker_wins : !wins[next];
        }
    }
    return wins;
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

// The same by play; `products` has all products of 1 .. 9 in descending order.
bool multiplication_play(unsigned n, const Values& products) {
    std::vector<bool> wins(n);
    for (const unsigned p : products) {
        for (unsigned f = 2; p < n && f <= 9 && !wins[p]; ++f) wins[p] = p * f >= n || !wins[p * f];
    }
    return wins[1];
}

Values products_below(unsigned greatest) {
    std::set<unsigned> products = {1};
    for (const unsigned p : products) {  // grows while it is read
        for (unsigned f = 2; f <= 9; ++f) {
            if (p * f < greatest) products.insert(p * f);
        }
    }
    return Values(products.rbegin(), products.rend());
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
    typedef CuttingGame::Sheet Sheet;
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

// --- 12 Arguments ---

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

typedef std::pair<unsigned, unsigned> Pair;

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
    typedef std::vector<Pair> Pieces;  // in ascending order
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

// --- 13 Unknown games ---

Values lasker_values(unsigned heap) {
    return sprague_grundy::grundy_values(heap + 1,
                                         [](unsigned n, sprague_grundy::Options& options) {
                                             for (unsigned i = 0; i < n; ++i) options.to(i);
                                             for (unsigned a = 1; 2 * a <= n; ++a)
                                                 options.to(a, n - a);
                                         });
}

TEST(ClaimsTables, Lasker) {
    expect_values(0, lasker_values(16));
}

TEST(Claims, Lasker) {
    const auto [heap] = bounds<1>();
    const Values values = lasker_values(heap);
    ASSERT_EQ(values[0], 0u);
    for (unsigned n = 1; n <= heap; ++n) {
        ASSERT_EQ(values[n], n % 4 == 3 ? n + 1 : n % 4 == 0 ? n - 1 : n);
    }
    ASSERT_EQ(notes::lasker_table(heap), values);
    EXPECT_EQ(notes::first_mismatch(values, [](unsigned n) { return n; }), 3u);
    EXPECT_EQ(notes::first_mismatch(values, [&](unsigned n) { return values[n]; }), heap + 1);
}

TEST(Claims, DivisionBy18) {
    const auto [first_wrong, least, still_right] = bounds<3>();
    const Values products = products_below(first_wrong);
    for (unsigned n = 2; n <= first_wrong; ++n) {
        unsigned rest = n;
        while (rest > 18) rest /= 18;
        const bool wins = multiplication_play(n, products);
        ASSERT_EQ(wins == (rest <= 9), n < first_wrong) << n;
        if (n > still_right) continue;
        ASSERT_EQ(wins == (least < rest && rest <= 9), n < still_right) << n;
    }
}

TEST(Claims, SmallBoards) {
    const auto [rows, columns, greatest] = bounds<3>();
    unsigned most = 0;
    for (unsigned r = 2; r <= rows; ++r) {
        for (unsigned c = 2; c <= columns; ++c) {
            Board board(r, c);
            for (std::uint32_t free = 0; free < 1u << r * c; ++free) {
                most = std::max(most, board.value(board.possible(free)));
            }
        }
    }
    EXPECT_EQ(most, greatest);
}

node_kayles::Sum empty_board(unsigned rows, unsigned columns) {
    node_kayles::Sum sum;
    sum.add(board_squares::squares(board_squares::Board(rows, std::string(columns, '0'))));
    return sum;
}

TEST(Claims, NineRows) {
    const auto [columns] = bounds<1>();
    for (unsigned n = 1; n <= columns; ++n) EXPECT_EQ(empty_board(9, n).grundy(), 0u) << n;
}

TEST(Claims, FourRows) {
    const std::vector<unsigned>& numbers = claims::notes(claims::english).bounds.at("FourRows");
    const std::set<unsigned> lost(numbers.begin() + 1, numbers.end());
    EXPECT_EQ(claims::notes(claims::chinese).bounds.at("FourRows"), numbers);
    for (unsigned n = 2; n <= numbers[0]; ++n) {
        EXPECT_EQ(empty_board(4, n).first_wins(), lost.count(n) == 0) << n;
    }
}

TEST(ClaimsTables, EmptyBoards) {
    const unsigned sides[] = {4, 6, 7, 8, 9};
    std::vector<Row> rows = {{"`r, c`"}};
    for (const unsigned columns : sides) rows[0].push_back(std::to_string(columns));
    for (const unsigned r : sides) {
        rows.push_back({std::to_string(r)});
        for (const unsigned c : sides) {
            rows.back().push_back(std::to_string(empty_board(r, c).grundy()));
        }
    }
    expect_table(rows);
}

// With this ratio all heaps up to b are right but a and b, which are taken for a P-position.
void expect_first_wrong(double ratio, unsigned a, unsigned b) {
    const WrongPair wrong = first_wrong(ratio);
    EXPECT_EQ(wrong.a, a);
    EXPECT_EQ(wrong.b, b);
    EXPECT_FALSE(wrong.cold);
    const auto pairs = notes::cold_pairs(b);
    for (unsigned x = 0; x <= b; ++x) {
        for (unsigned y = x; y <= b; ++y) {
            const bool taken_for_cold = static_cast<unsigned>((y - x) * ratio) == x;
            const bool right = taken_for_cold == (pairs[y - x].first == x);
            ASSERT_EQ(right, x != a || y != b) << x << ' ' << y;
        }
    }
}

TEST(Claims, ShortGoldenRatio) {
    const auto [a, b] = bounds<2>();
    expect_first_wrong(1.618, a, b);
}

TEST(Claims, FiveDecimals) {
    const auto [a, b] = bounds<2>();
    expect_first_wrong(1.61803, a, b);
}

TEST(Claims, OnlyCrosses) {
    const auto [rows, columns] = bounds<2>();
    ASSERT_EQ(rows * columns, 9u);
    const auto three = [](unsigned crosses) {
        for (const unsigned line :
             {0007u, 0070u, 0700u, 0111u, 0222u, 0444u, 0421u, 0124u}) {  // a digit for each row
            if ((crosses & line) == line) return true;
        }
        return false;
    };
    const std::vector<bool> wins = play_crosses(9, three, true);
    EXPECT_TRUE(wins[0]);
    EXPECT_FALSE(wins[0020]);
    for (unsigned cell = 0; cell < 9; ++cell) {
        const unsigned crosses = 0020 | 1u << cell | 1u << (8 - cell);
        EXPECT_EQ(three(crosses), cell != 4) << cell;
    }
}

TEST(Claims, ThreeAndFourOfLasker) {
    const auto [a, b, winning] = bounds<3>();
    const auto options = [](const Values& heaps) {  // in ascending order
        std::set<Values> all = nim_options(heaps);
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            for (unsigned part = 1; part < heaps[i]; ++part) {
                Values next = heaps;
                next[i] = part;
                next.push_back(heaps[i] - part);
                std::sort(next.begin(), next.end());
                all.insert(next);
            }
        }
        return all;
    };
    auto play = game<Values>(options);
    std::set<Values> found;
    for (const Values& option : options({a, b})) {
        if (!play.wins(option)) found.insert(option);
    }
    EXPECT_EQ(found.size(), winning);
    EXPECT_EQ(found, (std::set<Values>{{3, 3}, {1, 2, 4}}));
}

TEST(Claims, OneStoneAtATime) {
    const auto [heap] = bounds<1>();
    const Values values = octal_values("7", heap);
    for (unsigned n = 0; n <= heap; ++n) ASSERT_EQ(values[n], n % 2);
}

TEST(Claims, BashWithALeap) {
    const auto [leap, period, heap] = bounds<3>();
    const Values values = values_of(subtraction_graph(heap, {1, 2, 3, leap}));
    for (unsigned n = 0; n < leap; ++n) ASSERT_EQ(values[n], n % 4);
    EXPECT_EQ(values[leap], 4u);
    for (unsigned n = 0; n + period <= heap; ++n) ASSERT_EQ(values[n], values[n + period]);
}

TEST(Claims, ShortDiagonal) {
    const auto [most] = bounds<1>();
    auto play = game<Pair>([](const Pair& cell) {
        std::vector<Pair> options;
        for (unsigned x = 0; x < cell.first; ++x) options.emplace_back(x, cell.second);
        for (unsigned y = 0; y < cell.second; ++y) options.emplace_back(cell.first, y);
        if (cell.first && cell.second) options.emplace_back(cell.first - 1, cell.second - 1);
        return options;
    });
    for (unsigned x = 0; x <= most; ++x) {
        for (unsigned y = 0; y <= most; ++y) {
            const bool lost = x / 3 == y / 3 && (x % 3 + y % 3) % 3 == 0;
            ASSERT_EQ(play.wins({x, y}), !lost) << x << ' ' << y;
        }
    }
}

TEST(Claims, SplittingInThree) {
    const auto [heap] = bounds<1>();
    Values values;
    for (unsigned n = 0; n <= heap; ++n) {
        Values reached = values;
        for (unsigned a = 1; 3 * a <= n; ++a) {
            for (unsigned b = a; a + 2 * b <= n; ++b) {
                reached.push_back(values[a] ^ values[b] ^ values[n - a - b]);
            }
        }
        values.push_back(mex(reached));
        ASSERT_EQ(values[n], n % 8 == 7 ? n + 1 : n > 0 && n % 8 == 0 ? n - 1 : n);
    }
}

// --- 14 More heap games ---

// The last digits of a number, the last one first.
Values digits(std::size_t number, unsigned base, unsigned count) {
    Values result(count);
    for (unsigned& digit : result) {
        digit = static_cast<unsigned>(number % base);
        number /= base;
    }
    return result;
}

// Each position of `heaps` heaps of up to `stones` stones, and whether the player to move wins where
// a move lowers one to k heaps.
std::map<Values, bool> play_moore(unsigned heaps, unsigned stones, unsigned k, bool stuck_wins) {
    auto play = game<Values>([k](const Values& sizes) {
        std::vector<Values> options;
        std::size_t all = 1;
        for (const unsigned size : sizes) all *= size + 1;
        for (std::size_t i = 0; i + 1 < all; ++i) {  // the last one changes nothing
            Values option;
            unsigned lowered = 0;
            std::size_t rest = i;
            for (const unsigned size : sizes) {
                option.push_back(static_cast<unsigned>(rest % (size + 1)));
                rest /= size + 1;
                lowered += option.back() < size;
            }
            if (lowered <= k) options.push_back(option);
        }
        return options;
    });
    std::map<Values, bool> wins;
    std::size_t count = 1;
    for (unsigned i = 0; i < heaps; ++i) count *= stones + 1;
    for (std::size_t i = 0; i < count; ++i) {
        const Values sizes = digits(i, stones + 1, heaps);
        wins[sizes] = stuck_wins ? play.wins_misere(sizes) : play.wins(sizes);
    }
    return wins;
}

bool ones_divide(const Values& heaps, unsigned k) {
    for (unsigned place = 0; place < 32; ++place) {
        unsigned ones = 0;
        for (const unsigned heap : heaps) ones += heap >> place & 1;
        if (ones % (k + 1)) return false;
    }
    return true;
}

TEST(Claims, Moore) {
    const auto [heaps, stones, greatest] = bounds<3>();
    for (unsigned k = 1; k <= greatest; ++k) {
        const std::map<Values, bool> wins = play_moore(heaps, stones, k, false);
        for (const auto& [sizes, won] : wins) {
            ASSERT_EQ(won, !ones_divide(sizes, k));
            const Values left = notes::moore_move(sizes, k);
            unsigned lowered = 0;
            for (std::size_t i = 0; i < sizes.size(); ++i) {
                ASSERT_LE(left[i], sizes[i]);
                lowered += left[i] < sizes[i];
            }
            ASSERT_LE(lowered, k);
            ASSERT_EQ(lowered > 0, won);
            ASSERT_FALSE(wins.at(left));
        }
    }
    EXPECT_EQ(notes::moore_move({2, 3, 5, 6}, 2), (Values{2, 3, 3, 1}));
    EXPECT_EQ(notes::moore_move({1, 4, 5, 7}, 2), (Values{1, 4, 5, 5}));
}

TEST(Claims, MooreMisere) {
    const auto [heaps, stones, greatest] = bounds<3>();
    for (unsigned k = 1; k <= greatest; ++k) {
        for (const auto& [sizes, won] : play_moore(heaps, stones, k, true)) {
            const bool small = *std::max_element(sizes.begin(), sizes.end()) <= 1;
            const auto ones = static_cast<unsigned>(std::count(sizes.begin(), sizes.end(), 1u));
            ASSERT_EQ(won, small ? ones % (k + 1) != 1 : !ones_divide(sizes, k));
        }
    }
}

TEST(ClaimsTables, BoundedByHalf) {
    expect_values(0, values_of(at_most_half_graph(19)));
}

TEST(Claims, BoundedByHalf) {
    const auto [heap] = bounds<1>();
    const Values values = values_of(at_most_half_graph(heap));
    for (unsigned n = 0; n <= heap; ++n) {
        ASSERT_EQ(values[n], n % 2 ? values[n / 2] : n / 2);
    }
}

// Whether the player to move wins with n stones of which at most q may be taken, `next(t)` being the
// bound after a move that took t; wins[n][q] for q up to `most`.
template <class Next>
std::vector<std::vector<bool>> play_take_away(unsigned heap, unsigned most, Next next) {
    std::vector<std::vector<bool>> wins(heap + 1, std::vector<bool>(most + 1));
    for (unsigned n = 0; n <= heap; ++n) {
        for (unsigned q = 1; q <= most; ++q) {
            wins[n][q] = wins[n][q - 1] || (q <= n && !wins[n - q][std::min(next(q), most)]);
        }
    }
    return wins;
}

TEST(ClaimsTables, LeastTerms) {
    std::vector<Row> rows = {{code("n")}, {code("z(n)")}};
    for (unsigned n = 1; n <= 21; ++n) {
        // The sums without neighbours, as sets of the first six Fibonacci numbers and of 21.
        const Values fibonacci = {1, 2, 3, 5, 8, 13, 21};
        for (unsigned set = 1; set < 1u << fibonacci.size(); ++set) {
            unsigned sum = 0, least = 0;
            for (std::size_t i = fibonacci.size(); i-- > 0;) {
                if (set >> i & 1) sum += least = fibonacci[i];
            }
            if (sum != n || (set & set >> 1)) continue;
            rows[0].push_back(text(n));
            rows[1].push_back(text(least));
        }
    }
    expect_table(rows);
}

TEST(Claims, FibonacciNim) {
    const auto [heap, most] = bounds<2>();
    const auto wins = play_take_away(heap, 2 * most, [](unsigned t) { return 2 * t; });
    for (unsigned n = 1; n <= heap; ++n) {
        for (unsigned q = 0; q <= most; ++q) {
            ASSERT_EQ(wins[n][q], q >= zeckendorf::least_term(n));
            ASSERT_EQ(wins[n][q], zeckendorf::winning_move(n, q) > 0);
        }
    }
}

TEST(Claims, TakesOfFibonacciNim) {
    const auto [heap, most] = bounds<2>();
    const auto wins = play_take_away(heap, 2 * most, [](unsigned t) { return 2 * t; });
    for (unsigned n = 1; n <= heap; ++n) {
        std::set<unsigned> takes;
        unsigned rest = n, total = 0;
        while (rest > 0) {
            const unsigned term = static_cast<unsigned>(zeckendorf::least_term(rest));
            rest -= term;
            total += term;
            if (rest == 0 || 2 * total < zeckendorf::least_term(rest)) takes.insert(total);
        }
        for (unsigned t = 1; t <= std::min(n, most); ++t) {
            ASSERT_EQ(!wins[n - t][2 * t], takes.count(t) > 0) << n << ' ' << t;
        }
    }
}

TEST(Claims, Schwenk) {
    const auto [fixed, heap] = bounds<2>();
    // All f that do not decrease with t <= f(t) <= fixed for t < fixed, and f(t) = t from there.
    Values f(heap + 1);
    std::iota(f.begin(), f.end(), 0u);
    const auto check = [&, heap = heap] {
        Values terms = {1};
        while (terms.back() <= heap) {
            std::size_t m = 0;
            while (f[terms[m]] < terms.back()) ++m;
            terms.push_back(terms.back() + terms[m]);
        }
        terms.pop_back();
        // The admissible sums, each without its greatest term first.
        std::vector<Values> least(heap + 1);
        const std::function<void(unsigned, unsigned, unsigned)> extend =
            [&](unsigned sum, unsigned first, unsigned last) {
                if (sum > heap) return;
                least[sum].push_back(first);
                for (const unsigned term : terms) {
                    if (term > last && f[last] < term) extend(sum + term, first, term);
                }
            };
        for (const unsigned term : terms) extend(term, term, term);
        const auto wins = play_take_away(heap, heap, [&](unsigned t) { return f[t]; });
        for (unsigned n = 1; n <= heap; ++n) {
            ASSERT_EQ(least[n].size(), 1u);
            for (unsigned q = 0; q <= heap; ++q) ASSERT_EQ(wins[n][q], q >= least[n][0]);
        }
    };
    const std::function<void(unsigned)> choose = [&, fixed = fixed](unsigned t) {
        if (t == fixed) return check();
        for (f[t] = std::max(t, f[t - 1]); f[t] <= fixed; ++f[t]) choose(t + 1);
        f[t] = t;
    };
    choose(1);
}

TEST(Claims, WinningTake) {
    const auto [heap, greatest] = bounds<2>();
    for (unsigned k = 1; k <= greatest; ++k) {
        const auto wins = play_take_away(heap, heap, [k](unsigned t) { return k * t; });
        for (unsigned n = 0; n <= heap; ++n) {
            for (unsigned q = 0; q <= heap; ++q) {
                const unsigned take = static_cast<unsigned>(notes::winning_take(n, q, k));
                ASSERT_EQ(take > 0, wins[n][q]);
                if (take == 0) continue;
                ASSERT_TRUE(take <= n && take <= q);
                ASSERT_FALSE(wins[n - take][std::min(k * take, heap)]);
            }
        }
    }
}

// Works backwards: which nodes are won and which are lost, by rounds over the whole graph.
struct Named {
    std::vector<bool> won, lost;
};

Named name_backwards(const std::vector<std::vector<std::size_t>>& successors) {
    Named named{std::vector<bool>(successors.size()), std::vector<bool>(successors.size())};
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t v = 0; v < successors.size(); ++v) {
            if (named.won[v] || named.lost[v]) continue;
            const auto& next = successors[v];
            named.won[v] =
                std::any_of(next.begin(), next.end(), [&](std::size_t w) { return named.lost[w]; });
            named.lost[v] =
                std::all_of(next.begin(), next.end(), [&](std::size_t w) { return named.won[w]; });
            changed = changed || named.won[v] || named.lost[v];
        }
    }
    return named;
}

TEST(Claims, PokerNim) {
    const auto [heaps, chips] = bounds<2>();
    // A position: the heaps, the bag of the player to move, the other bag.
    std::vector<Values> positions;
    std::map<Values, std::size_t> index;
    std::size_t count = 1;
    for (unsigned i = 0; i < heaps + 2; ++i) count *= chips + 1;
    for (std::size_t i = 0; i < count; ++i) {
        const Values position = digits(i, chips + 1, heaps + 2);
        if (std::accumulate(position.begin(), position.end(), 0u) > chips) continue;
        index[position] = positions.size();
        positions.push_back(position);
    }
    std::vector<std::vector<std::size_t>> successors;
    for (const Values& position : positions) {
        successors.emplace_back();
        for (unsigned i = 0; i < heaps; ++i) {
            for (unsigned to = 0; to <= position[i] + position[heaps]; ++to) {
                if (to == position[i]) continue;
                Values option = position;
                option[i] = to;
                option[heaps] = position[heaps + 1];
                option[heaps + 1] = position[heaps] + position[i] - to;
                successors.back().push_back(index.at(option));
            }
        }
    }
    const Named named = name_backwards(successors);
    for (std::size_t v = 0; v < positions.size(); ++v) {
        const Values sizes(positions[v].begin(), positions[v].begin() + heaps);
        ASSERT_EQ(named.won[v], nim_sum(sizes) != 0);
        ASSERT_EQ(named.lost[v], nim_sum(sizes) == 0);
    }
}

Values values_of_grundys_game(unsigned heap) {
    return sprague_grundy::grundy_values(heap + 1,
                                         [](unsigned n, sprague_grundy::Options& options) {
                                             for (unsigned part = 1; 2 * part < n; ++part)
                                                 options.to(part, n - part);
                                         });
}

TEST(ClaimsTables, GrundysGame) {
    expect_values(0, values_of_grundys_game(20));
}

TEST(Claims, GrundysGame) {
    const auto [heap, zeros, zero, last] = bounds<4>();
    ASSERT_EQ(zero, 0u);
    const Values values = values_of_grundys_game(heap);
    EXPECT_EQ(std::count(values.begin(), values.end(), 0u), zeros);
    EXPECT_EQ(std::find(values.rbegin(), values.rend(), 0u) - values.rbegin(), heap - last);
    Values first;
    for (unsigned n = 0; first.size() < 12; ++n) {
        if (values[n] == 0) first.push_back(n);
    }
    EXPECT_EQ(first, (Values{0, 1, 2, 4, 7, 10, 20, 23, 26, 50, 53, 270}));
}

// Every number of stones may be taken but those of the set.
Values values_all_but(unsigned heap, const Values& set) {
    return sprague_grundy::grundy_values(heap + 1,
                                         [&](unsigned n, sprague_grundy::Options& options) {
                                             for (unsigned take = 1; take <= n; ++take) {
                                                 if (!std::count(set.begin(), set.end(), take))
                                                     options.to(n - take);
                                             }
                                         });
}

struct ArithmeticPeriod {
    unsigned from, length, saltus;
};

// The least `from`, and for it the least length, for which the condition of the chapter holds.
ArithmeticPeriod arithmetic_period(const Values& values, unsigned greatest) {
    Values next = {0};  // next[n]: the least value that no heap below n has
    for (const unsigned value : values) next.push_back(std::max(next.back(), value + 1));
    for (unsigned from = 0;; ++from) {
        for (unsigned length = 1; from + length + greatest <= values.size(); ++length) {
            const unsigned saltus = next[from + length] - next[from];
            bool holds = true;
            for (unsigned n = from; n < from + greatest; ++n) {
                holds = holds && values[n + length] == values[n] + saltus;
            }
            if (holds) return {from, length, saltus};
        }
    }
}

TEST(Claims, AllBut) {
    const auto [greatest, heap] = bounds<2>();
    for_all_sets(greatest, [heap = heap](const Values& set) {
        const Values values = values_all_but(heap, set);
        const ArithmeticPeriod found = arithmetic_period(values, set.back());
        ASSERT_LT(found.from + found.length + set.back(), heap / 2);
        ASSERT_GE(found.saltus, 1u);
        for (unsigned n = found.from; n + found.length <= heap; ++n) {
            ASSERT_EQ(values[n + found.length], values[n] + found.saltus);
        }
    });
}

TEST(ClaimsTables, AllBut) {
    std::vector<Row> rows = {
        {code("S"), code("n_0"), code("p"), code("s"), code("g(0), g(1), \\dots")}};
    for (const Values& set :
         std::vector<Values>{{2}, {1, 2}, {3, 5}, {1, 2, 5, 6, 7}, {2, 3, 6, 8}, {3, 5, 8}}) {
        const Values values = values_all_but(400, set);
        const ArithmeticPeriod found = arithmetic_period(values, set.back());
        rows.push_back({join(set, ", "), text(found.from), text(found.length), text(found.saltus),
                        join(Values(values.begin(), values.begin() + 20), " ")});
    }
    expect_table(rows);
}

TEST(Claims, MoreThanK) {
    const auto [heap, greatest] = bounds<2>();
    for (unsigned k = 1; k <= greatest; ++k) {
        const Values values = values_all_but(heap, numbers_to(k));
        for (unsigned n = 0; n <= heap; ++n) ASSERT_EQ(values[n], n / (k + 1));
    }
}

TEST(Claims, NoMoreThanTheMoveBefore) {
    const auto [heap] = bounds<1>();
    const auto wins = play_take_away(heap, heap, [](unsigned t) { return t; });
    for (unsigned n = 1; n <= heap; ++n) {
        for (unsigned q = 0; q <= heap; ++q) ASSERT_EQ(wins[n][q], q >= (n & -n));
    }
}

// --- 15 Coins and trees ---

// The values of all positions of `coins` coins, heads as bits: a move turns one of the `sets`, the
// highest coin of which must be heads.
Values coin_values(unsigned coins, const Values& sets) {
    Values values;
    for (unsigned heads = 0; heads < 1u << coins; ++heads) {
        Values reached;
        for (const unsigned set : sets) {
            // The highest coin of the set turns from heads to tails iff the number gets smaller.
            if ((heads ^ set) < heads) reached.push_back(values[heads ^ set]);
        }
        values.push_back(mex(reached));
    }
    return values;
}

// The sets that are the bits of `rule`: set s is in the rule iff its bit s - 1 is set.
Values sets_of(unsigned rule) {
    Values sets;
    for (unsigned set = 1; rule >> (set - 1); ++set) {
        if (rule >> (set - 1) & 1) sets.push_back(set);
    }
    return sets;
}

void expect_sum_of_heads(unsigned coins, const Values& values) {
    for (unsigned heads = 0; heads < 1u << coins; ++heads) {
        unsigned sum = 0;
        for (unsigned coin = 0; coin < coins; ++coin) {
            if (heads >> coin & 1) sum ^= values[1u << coin];
        }
        ASSERT_EQ(values[heads], sum);
    }
}

TEST(Claims, CoinTurning) {
    const auto [coins] = bounds<1>();
    for (unsigned rule = 0; rule < 1u << ((1u << coins) - 1); ++rule) {
        expect_sum_of_heads(coins, coin_values(coins, sets_of(rule)));
    }
}

unsigned ones(unsigned number) {
    return static_cast<unsigned>(__builtin_popcount(number));
}

// Every set of coins that the game allows.
template <class Allowed>
Values sets_where(unsigned coins, Allowed allowed) {
    Values sets;
    for (unsigned set = 1; set < 1u << coins; ++set) {
        if (allowed(set)) sets.push_back(set);
    }
    return sets;
}

// The coins lie next to one another.
bool is_block(unsigned set) {
    return (set & (set + (set & -set))) == 0;
}

unsigned odious(unsigned n) {  // the n-th, from 1 on
    unsigned number = 0;
    while (n > 0) n -= ones(++number) % 2;
    return number;
}

TEST(Claims, CoinValues) {
    const auto [coins] = bounds<1>();
    const Values turtles =
        coin_values(coins, sets_where(coins, [](unsigned set) { return ones(set) <= 2; }));
    const Values mock =
        coin_values(coins, sets_where(coins, [](unsigned set) { return ones(set) <= 3; }));
    const Values ruler = coin_values(coins, sets_where(coins, is_block));
    for (const Values& values : {turtles, mock, ruler}) expect_sum_of_heads(coins, values);
    for (unsigned n = 1; n <= coins; ++n) {
        ASSERT_EQ(turtles[1u << (n - 1)], n);
        ASSERT_EQ(mock[1u << (n - 1)], odious(n));
        ASSERT_EQ(ruler[1u << (n - 1)], n & -n);
    }
    // The examples of the chapter and of its exercises; place n is bit n - 1.
    EXPECT_EQ(mock[0b110110], 5u);
    EXPECT_EQ(mock[0b110011], 0u);
    EXPECT_EQ(turtles[0b1011001], 7u);
    EXPECT_EQ(ruler[0b101100], 7u);
    EXPECT_EQ(ruler[0b101100 ^ 0b001110], 0u);
}

TEST(ClaimsTables, CoinValues) {
    const unsigned coins = 12;
    const Values turtles =
        coin_values(coins, sets_where(coins, [](unsigned set) { return ones(set) <= 2; }));
    const Values mock =
        coin_values(coins, sets_where(coins, [](unsigned set) { return ones(set) <= 3; }));
    const Values ruler = coin_values(coins, sets_where(coins, is_block));
    std::vector<Row> rows = {{code("n")}, {"Turning Turtles"}, {"Mock Turtles"}, {"Ruler"}};
    for (unsigned n = 1; n <= coins; ++n) {
        rows[0].push_back(text(n));
        rows[1].push_back(text(turtles[1u << (n - 1)]));
        rows[2].push_back(text(mock[1u << (n - 1)]));
        rows[3].push_back(text(ruler[1u << (n - 1)]));
    }
    expect_table(rows);
}

TEST(Claims, TwinsAndSubsets) {
    const auto [coins] = bounds<1>();
    const Values twins =
        coin_values(coins, sets_where(coins, [](unsigned set) { return ones(set) == 2; }));
    const Values any = coin_values(coins, sets_where(coins, [](unsigned) { return true; }));
    for (unsigned n = 1; n <= coins; ++n) {
        ASSERT_EQ(twins[1u << (n - 1)], n - 1);
        ASSERT_EQ(any[1u << (n - 1)], 1u << (n - 1));
    }
}

// A graph on the ground, vertex 0.
typedef std::vector<hackenbush::Edge> Edges;

// The value by play. All of the graph is connected to the ground.
unsigned play_hackenbush(std::size_t vertices, const Edges& edges) {
    auto play = game<unsigned>([&](unsigned left) {
        std::set<unsigned> options;
        for (std::size_t cut = 0; cut < edges.size(); ++cut) {
            if ((left >> cut & 1) == 0) continue;
            std::vector<bool> stands(vertices);
            stands[0] = true;
            unsigned option = 0;
            for (bool changed = true; changed;) {
                changed = false;
                for (std::size_t e = 0; e < edges.size(); ++e) {
                    if (e == cut || ((left & ~option) >> e & 1) == 0) continue;
                    if (!stands[edges[e].first] && !stands[edges[e].second]) continue;
                    stands[edges[e].first] = stands[edges[e].second] = true;
                    option |= 1u << e;
                    changed = true;
                }
            }
            options.insert(option);
        }
        return options;
    });
    return play.value((1u << edges.size()) - 1);
}

// Every graph on these vertices with up to `most` edges, all of them connected to the ground.
void for_all_hackenbush(unsigned vertices, unsigned most, const std::function<void(Edges)>& visit) {
    Edges edges;
    const std::function<void(unsigned)> extend = [&](unsigned first) {
        std::set<unsigned> stands = {0};
        for (std::size_t round = 0; round < edges.size(); ++round) {
            for (const hackenbush::Edge& edge : edges) {
                if (!stands.count(edge.first) && !stands.count(edge.second)) continue;
                stands.insert(edge.first);
                stands.insert(edge.second);
            }
        }
        const bool all = std::all_of(edges.begin(), edges.end(), [&](const hackenbush::Edge& edge) {
            return stands.count(edge.first) == 1;
        });
        if (all) visit(edges);
        if (edges.size() == most) return;
        for (unsigned pair = first; pair < vertices * vertices; ++pair) {
            if (pair / vertices > pair % vertices) continue;
            edges.emplace_back(pair / vertices, pair % vertices);
            extend(pair);
            edges.pop_back();
        }
    };
    extend(0);
}

TEST(Claims, Colon) {
    const auto [vertices, most] = bounds<2>();
    std::vector<Edges> graphs;
    for_all_hackenbush(vertices, most, [&](const Edges& edges) { graphs.push_back(edges); });
    Values values;
    for (const Edges& edges : graphs) values.push_back(play_hackenbush(vertices, edges));
    for (const Edges& below : graphs) {
        for (unsigned x = 0; x < vertices; ++x) {
            std::map<unsigned, unsigned> together;  // the value for each value of what grows on x
            for (std::size_t i = 0; i < graphs.size(); ++i) {
                Edges edges = below;
                bool on_ground = x == 0;
                for (const hackenbush::Edge& edge : below) {
                    on_ground = on_ground || edge.first == x || edge.second == x;
                }
                if (!on_ground) continue;
                const auto raised = [&, vertices = vertices](unsigned v) {
                    return v == 0 ? x : vertices + v;
                };
                for (const hackenbush::Edge& edge : graphs[i]) {
                    edges.emplace_back(raised(edge.first), raised(edge.second));
                }
                const unsigned value = play_hackenbush(2 * vertices, edges);
                ASSERT_EQ(together.emplace(values[i], value).first->second, value);
            }
        }
    }
}

TEST(Claims, HackenbushTrees) {
    const auto [most] = bounds<1>();
    for (unsigned vertices = 1; vertices <= most; ++vertices) {
        std::size_t trees = 1;
        for (unsigned v = 1; v < vertices; ++v) trees *= v;
        for (std::size_t i = 0; i < trees; ++i) {
            std::size_t rest = i;
            hackenbush::Tree tree(vertices);
            Edges edges;
            for (unsigned v = 1; v < vertices; ++v) {
                const unsigned below = static_cast<unsigned>(rest % v);
                rest /= v;
                tree[v].push_back(below);
                tree[below].push_back(v);
                edges.emplace_back(below, v);
            }
            for (unsigned root = 0; root < vertices; ++root) {
                // The root and vertex 0 change names, since play_hackenbush() has the ground at 0.
                Edges renamed;
                const auto name = [root](unsigned v) { return v == root ? 0 : v == 0 ? root : v; };
                for (const hackenbush::Edge& edge : edges) {
                    renamed.emplace_back(name(edge.first), name(edge.second));
                }
                ASSERT_EQ(hackenbush::tree_values(tree, root)[root],
                          play_hackenbush(vertices, renamed));
            }
        }
    }
    // The tree of the exercises, and what the move leaves.
    EXPECT_EQ(play_hackenbush(8, {{0, 1}, {1, 2}, {1, 3}, {3, 4}, {3, 5}, {0, 6}, {6, 7}}), 3u);
    EXPECT_EQ(play_hackenbush(8, {{0, 1}, {1, 2}, {1, 3}, {3, 4}, {3, 5}, {0, 6}}), 0u);
}

TEST(Claims, CycleWithStalks) {
    const auto [edges, length] = bounds<2>();
    for (unsigned n = 1; n <= edges; ++n) {
        std::size_t count = 1;
        for (unsigned i = 1; i < n; ++i) count *= length + 1;
        for (std::size_t i = 0; i < count; ++i) {
            const Values stalks = digits(i, length + 1, n - 1);
            unsigned good = 0;
            for (unsigned cut = 0; cut < n; ++cut) {
                unsigned left = 0, right = 0;
                for (unsigned v = cut; v-- > 0;) left = (left ^ stalks[v]) + 1;
                for (unsigned v = cut; v + 1 < n; ++v) right = (right ^ stalks[v]) + 1;
                const unsigned wanted = nim_sum(stalks);
                ASSERT_EQ((left ^ right) % 2, (wanted + n - 1) % 2);
                good += (left ^ right) == wanted;
            }
            ASSERT_EQ(good, n % 2);
        }
    }
}

TEST(Claims, Fusion) {
    const auto [vertices, most] = bounds<2>();
    for_all_hackenbush(vertices, most, [vertices = vertices](const Edges& edges) {
        ASSERT_EQ(hackenbush::graph_value(vertices, edges, 0), play_hackenbush(vertices, edges));
    });
    // The house of the exercises, and what the move leaves.
    EXPECT_EQ(play_hackenbush(6, {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {1, 3}, {2, 4}, {4, 5}}), 3u);
    EXPECT_EQ(play_hackenbush(6, {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {1, 3}, {2, 4}}), 0u);
}

// The products of the numbers up to `greatest`, by the definition.
std::vector<Values> nim_products(unsigned greatest) {
    std::vector<Values> products(greatest + 1, Values(greatest + 1));
    for (unsigned a = 0; a <= greatest; ++a) {
        for (unsigned b = 0; b <= greatest; ++b) {
            Values reached;
            for (unsigned i = 0; i < a; ++i) {
                for (unsigned j = 0; j < b; ++j) {
                    reached.push_back(products[i][b] ^ products[a][j] ^ products[i][j]);
                }
            }
            products[a][b] = mex(reached);
        }
    }
    return products;
}

TEST(ClaimsTables, NimProduct) {
    const std::vector<Values> products = nim_products(8);
    expect_square(code("\\otimes"), 1, 8,
                  [&](unsigned a, unsigned b) { return text(products[a][b]); });
}

TEST(Claims, NimProduct) {
    const auto [greatest, factor] = bounds<2>();
    const std::vector<Values> products = nim_products(greatest);
    for (unsigned a = 0; a <= greatest; ++a) {
        for (unsigned b = 0; b <= greatest; ++b) {
            ASSERT_EQ(nim_product::product(a, b), products[a][b]);
        }
    }
    for (unsigned a = 0; a <= factor; ++a) {
        for (unsigned b = 0; b <= factor; ++b) {
            for (unsigned c = 0; c <= factor; ++c) {
                ASSERT_EQ(products[a][b ^ c], products[a][b] ^ products[a][c]);
                ASSERT_EQ(products[products[a][b]][c], products[a][products[b][c]]);
            }
        }
    }
    EXPECT_EQ(products[5][9], 6u);  // of the exercises
}

TEST(Claims, FermatPowers) {
    const auto [greatest] = bounds<1>();
    const std::vector<Values> products = nim_products(greatest);
    for (unsigned power = 2; power <= greatest; power *= power) {
        for (unsigned a = 0; a < power; ++a) {
            for (unsigned b = 0; b < power; ++b) ASSERT_LT(products[a][b], power);
            ASSERT_EQ(products[power][a], power * a);
        }
        ASSERT_EQ(products[power][power], power + power / 2);
    }
}

TEST(Claims, Tartan) {
    const auto [columns, rows] = bounds<2>();
    for (unsigned first = 0; first < 1u << ((1u << columns) - 1); ++first) {
        const Values first_sets = sets_of(first), h1 = coin_values(columns, first_sets);
        for (unsigned second = 0; second < 1u << ((1u << rows) - 1); ++second) {
            const Values second_sets = sets_of(second), h2 = coin_values(rows, second_sets);
            Values sets;  // the coin (x, y) is bit columns * y + x
            for (const unsigned s : first_sets) {
                for (const unsigned t : second_sets) {
                    unsigned set = 0;
                    for (unsigned y = 0; y < rows; ++y) {
                        if (t >> y & 1) set |= s << (columns * y);
                    }
                    sets.push_back(set);
                }
            }
            const Values values = coin_values(columns * rows, sets);
            expect_sum_of_heads(columns * rows, values);
            for (unsigned y = 0; y < rows; ++y) {
                for (unsigned x = 0; x < columns; ++x) {
                    ASSERT_EQ(values[1u << (columns * y + x)],
                              nim_product::product(h1[1u << x], h2[1u << y]));
                }
            }
        }
    }
}

// --- 16 Graphs with cycles and matchings ---

typedef std::vector<std::vector<std::size_t>> Successors;

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

// An undirected graph: the sets of neighbours.
template <class Visit>
void for_all_undirected(unsigned most_vertices, Visit visit) {
    for (unsigned vertices = 1; vertices <= most_vertices; ++vertices) {
        for (unsigned edges = 0; edges < 1u << (vertices * (vertices - 1) / 2); ++edges) {
            Values neighbours(vertices);
            unsigned rest = edges;
            for (unsigned v = 1; v < vertices; ++v) {
                for (unsigned w = 0; w < v; ++w, rest /= 2) {
                    if (rest % 2 == 0) continue;
                    neighbours[v] |= 1u << w;
                    neighbours[w] |= 1u << v;
                }
            }
            visit(neighbours);
        }
    }
}

// Whether the player to move wins from each vertex, by play on the sets of vertices not yet used.
std::vector<bool> play_matching_game(const Values& neighbours) {
    const unsigned vertices = static_cast<unsigned>(neighbours.size());
    std::vector<unsigned> wins(1u << vertices);  // from which vertices of the set, the others used
    for (unsigned set = 1; set < wins.size(); ++set) {
        for (unsigned v = 0; v < vertices; ++v) {
            const unsigned rest = set & ~(1u << v);
            if (rest != set && (neighbours[v] & rest & ~wins[rest])) wins[set] |= 1u << v;
        }
    }
    std::vector<bool> result;
    for (unsigned v = 0; v < vertices; ++v) result.push_back(wins.back() >> v & 1);
    return result;
}

TEST(Claims, GameOfMatchings) {
    const auto [most] = bounds<1>();
    for_all_undirected(most, [](const Values& neighbours) {
        const unsigned vertices = static_cast<unsigned>(neighbours.size());
        Values maximum(1u << vertices);  // the edges of a maximum matching of a set of vertices
        for (unsigned set = 1; set < maximum.size(); ++set) {
            unsigned v = 0;
            while ((set >> v & 1) == 0) ++v;
            const unsigned rest = set & (set - 1);
            maximum[set] = maximum[rest];
            for (unsigned w = 0; w < vertices; ++w) {
                if ((neighbours[v] & rest) >> w & 1) {
                    maximum[set] = std::max(maximum[set], 1 + maximum[rest & ~(1u << w)]);
                }
            }
        }
        const std::vector<bool> wins = play_matching_game(neighbours);
        const unsigned all = (1u << vertices) - 1;
        for (unsigned v = 0; v < vertices; ++v) {
            ASSERT_EQ(wins[v], maximum[all & ~(1u << v)] < maximum[all]);
        }
    });
}

// The colours of a bipartite graph; empty if it is not one.
std::vector<bool> colours(const Values& neighbours) {
    for (unsigned left = 0; left < 1u << neighbours.size(); ++left) {
        bool right = true;
        for (std::size_t v = 0; v < neighbours.size(); ++v) {
            right = right && (neighbours[v] & (left >> v & 1 ? left : ~left)) == 0;
        }
        if (!right) continue;
        std::vector<bool> is_left;
        for (std::size_t v = 0; v < neighbours.size(); ++v) is_left.push_back(left >> v & 1);
        return is_left;
    }
    return {};
}

notes::Neighbours as_lists(const Values& neighbours) {
    notes::Neighbours lists(neighbours.size());
    for (std::size_t v = 0; v < neighbours.size(); ++v) {
        for (std::size_t w = 0; w < neighbours.size(); ++w) {
            if (neighbours[v] >> w & 1) lists[v].push_back(w);
        }
    }
    return lists;
}

TEST(Claims, WinningStarts) {
    const auto [most] = bounds<1>();
    for_all_undirected(most, [](const Values& neighbours) {
        const std::vector<bool> is_left = colours(neighbours);
        if (is_left.empty()) return;
        ASSERT_EQ(notes::winning_starts(as_lists(neighbours), is_left),
                  play_matching_game(neighbours));
    });
}

TEST(Claims, MatchingGameOnBoards) {
    const auto [most_rows, most_columns] = bounds<2>();
    for (unsigned rows = 1; rows <= most_rows; ++rows) {
        for (unsigned columns = 1; columns <= most_columns; ++columns) {
            Values neighbours(rows * columns);
            for (unsigned v = 0; v < rows * columns; ++v) {
                const auto join_to = [&](unsigned w) {
                    neighbours[v] |= 1u << w;
                    neighbours[w] |= 1u << v;
                };
                if (v % columns + 1 < columns) join_to(v + 1);
                if (v / columns + 1 < rows) join_to(v + columns);
            }
            const std::vector<bool> wins = play_matching_game(neighbours);
            for (unsigned v = 0; v < rows * columns; ++v) {
                const bool corner_colour = (v / columns + v % columns) % 2 == 0;
                ASSERT_EQ(wins[v], rows * columns % 2 == 0 || !corner_colour);
            }
        }
    }
}

TEST(Claims, StartChosenByTheFirstPlayer) {
    const auto [most] = bounds<1>();
    for_all_undirected(most, [](const Values& neighbours) {
        // A perfect matching, by pairing the lowest vertex with each of its neighbours.
        const std::function<bool(unsigned)> perfect = [&](unsigned set) {
            if (set == 0) return true;
            unsigned v = 0;
            while ((set >> v & 1) == 0) ++v;
            for (unsigned w = 0; w < neighbours.size(); ++w) {
                const unsigned rest = set & (set - 1);
                if ((neighbours[v] & rest) >> w & 1 && perfect(rest & ~(1u << w))) return true;
            }
            return false;
        };
        const std::vector<bool> wins = play_matching_game(neighbours);
        ASSERT_EQ(std::count(wins.begin(), wins.end(), false) > 0,
                  !perfect((1u << neighbours.size()) - 1));
    });
}

// --- answers to exercises ---

// The boxes of an exercise.
std::vector<exercises::Box> boxes_of(unsigned chapter, unsigned exercise) {
    static const std::vector<exercises::Box> all = exercises::boxes();
    std::vector<exercises::Box> found;
    std::copy_if(all.begin(), all.end(), std::back_inserter(found), [&](const auto& box) {
        return box.chapter == chapter && box.exercise == exercise;
    });
    return found;
}

TEST(Exercises, SolutionsAnswerWhatIsComputed) {
    for (const claims::Language language : {claims::english, claims::chinese}) {
        const auto& answers = claims::notes(language).answers;
        EXPECT_EQ(answers.size(), exercises::boxes().size());
        for (const auto& [place, answered] : answers) {
            const auto [chapter, exercise, number] = place;
            SCOPED_TRACE(testing::Message() << "chapter " << chapter << ", exercise " << exercise);
            const auto boxes = boxes_of(chapter, exercise);
            ASSERT_LE(number, boxes.size());
            const exercises::Box& box = boxes[number - 1];
            // In whatever order the language puts them.
            Values told = answered;
            std::sort(told.begin(), told.end());
            std::vector<Values> right = box.answers;
            if (box.kind == "numbers" || box.kind == "moves" || box.kind == "sets") {
                right.assign(1, {});
                for (const Values& answer : box.answers) {
                    right[0].insert(right[0].end(), answer.begin(), answer.end());
                }
            }
            for (Values& answer : right) std::sort(answer.begin(), answer.end());
            EXPECT_NE(std::find(right.begin(), right.end(), told), right.end())
                << testing::PrintToString(told);
        }
    }
}

TEST(Claims, MisereCycle) {
    const auto [edges, loops] = bounds<2>();
    exercises::Edges cycle, at_the_ground(loops, {0, 0});
    for (unsigned v = 0; v < edges; ++v) cycle.emplace_back(v, (v + 1) % edges);
    for (const auto& [graph, wins] : {std::pair(cycle, false), std::pair(at_the_ground, true)}) {
        Values all(graph.size());
        std::iota(all.begin(), all.end(), 0u);
        exercises::Play play(exercises::hackenbush(graph), exercises::Play::misere);
        EXPECT_EQ(play.wins(all), wins);
    }
}

// A long path is no deep recursion.
TEST(CodeOfNotes, MarksALongPath) {
    const std::size_t vertices = 1000001;
    notes::Neighbours neighbours(vertices);
    std::vector<std::size_t> mate(vertices);
    for (std::size_t v = 0; v + 1 < vertices; ++v) {
        neighbours[v].push_back(v + 1);
        neighbours[v + 1].push_back(v);
        mate[v + 1] = v % 2 == 0 ? v + 2 : v;
    }
    std::vector<bool> missed(vertices);
    notes::mark_missed(0, neighbours, mate, missed);
    EXPECT_EQ(std::count(missed.begin(), missed.end(), true), 500001);
}

typedef std::vector<Values> Answers;

// The box has the winning moves of this game and no others, so many of them.
void expect_moves(const exercises::Box& box, exercises::Rules rules, const Values& position,
                  std::size_t count) {
    exercises::Play play(rules);
    EXPECT_EQ(play.winning_moves(position), count);
    EXPECT_EQ(box.answers.size(), count);
}

TEST(Claims, FourHeapsOfMoore) {
    const auto [a, b, c, d, k, count] = bounds<6>();
    expect_moves(boxes_of(14, 1)[0], exercises::moore(k), {a, b, c, d}, count);
}

TEST(Claims, HundredStonesOfFibonacciNim) {
    const auto [stones, first, then] = bounds<3>();
    const Answers pairs = boxes_of(14, 3)[0].answers;
    std::set<unsigned> takes;
    for (const Values& pair : pairs) takes.insert(pair[0]);
    EXPECT_EQ(exercises::Play(exercises::dynamic(2)).winning_moves({stones, stones - 1}), first);
    EXPECT_EQ(takes.size(), first);
    EXPECT_EQ(pairs.size(), then);
}

TEST(Claims, HalvesOfThreeHeaps) {
    const auto [a, b, c, count] = bounds<4>();
    expect_moves(boxes_of(14, 4)[0], exercises::heaps(exercises::half), {a, b, c}, count);
}

TEST(Claims, FourTurtles) {
    const auto count = bounds<5>()[4];
    EXPECT_EQ(boxes_of(15, 1)[0].answers.size(), count);
}

TEST(Claims, ThreeCoinsOfRuler) {
    const auto count = bounds<4>()[3];
    EXPECT_EQ(boxes_of(15, 2)[0].answers.size(), count);
}

TEST(Claims, TreeOfSevenEdges) {
    const auto [edges, count] = bounds<2>();
    const exercises::Edges tree = {{0, 1}, {1, 2}, {1, 3}, {3, 4}, {3, 5}, {0, 6}, {6, 7}};
    ASSERT_EQ(tree.size(), edges);
    expect_moves(boxes_of(15, 5)[1], exercises::hackenbush(tree), {0, 1, 2, 3, 4, 5, 6}, count);
}

TEST(Claims, HouseOfSevenEdges) {
    const auto [edges, count] = bounds<2>();
    const exercises::Edges house = {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {1, 3}, {2, 4}, {4, 5}};
    ASSERT_EQ(house.size(), edges);
    expect_moves(boxes_of(15, 6)[1], exercises::hackenbush(house), {0, 1, 2, 3, 4, 5, 6}, count);
}

TEST(Claims, ThreeCoinsOnCorners) {
    const auto [most, count] = bounds<2>();
    const Answers corners = boxes_of(15, 8)[0].answers;
    for (const Values& corner : corners) {
        EXPECT_LE(*std::max_element(corner.begin(), corner.end()), most);
    }
    EXPECT_EQ(corners.size(), 4 * count);  // two opposite corners can be told in four ways
}

// Nothing that a page could take for something else, and an answer to each.
TEST(Exercises, BoxesAskInBothLanguages) {
    for (const exercises::Box& box : exercises::boxes()) {
        for (const std::string& text : {box.asks.english, box.asks.chinese}) {
            EXPECT_FALSE(text.empty() || text.find_first_of("\"\\") != text.npos) << text;
        }
        EXPECT_FALSE(box.answers.empty()) << box.asks.english;
    }
}

// --- the notes themselves ---

std::set<std::string> tests_of(const std::string& suite_name) {
    std::set<std::string> names;
    const testing::UnitTest& all = *testing::UnitTest::GetInstance();
    for (int i = 0; i < all.total_test_suite_count(); ++i) {
        const testing::TestSuite& suite = *all.GetTestSuite(i);
        for (int j = 0; suite.name() == suite_name && j < suite.total_test_count(); ++j) {
            names.insert(suite.GetTestInfo(j)->name());
        }
    }
    return names;
}

template <class Value>
std::set<std::string> names_of(const std::map<std::string, Value>& map) {
    std::set<std::string> names;
    for (const auto& entry : map) names.insert(entry.first);
    return names;
}

TEST(ClaimsNotes, EachClaimHasItsTestAndEachTestItsClaim) {
    EXPECT_EQ(names_of(claims::notes(claims::english).bounds), tests_of("Claims"));
    EXPECT_EQ(names_of(claims::notes(claims::english).tables), tests_of("ClaimsTables"));
    EXPECT_EQ(names_of(claims::notes(claims::chinese).tables), tests_of("ClaimsTables"));
}

TEST(ClaimsNotes, BothLanguagesNameTheSameBounds) {
    EXPECT_EQ(claims::notes(claims::english).bounds, claims::notes(claims::chinese).bounds);
}

TEST(ClaimsNotes, EachClaimStandsOnce) {
    EXPECT_EQ(claims::notes(claims::english).twice, std::vector<std::string>());
    EXPECT_EQ(claims::notes(claims::chinese).twice, std::vector<std::string>());
}

}  // namespace
