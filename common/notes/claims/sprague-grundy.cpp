// Every theorem, table and period of sprague-grundy.md and its solutions, by brute force. The games are played by
// their rules; where a header of common/ computes the same, it is compared with play as well.
#include "notes/code/cutting.hpp"
#include "notes/code/cutting_trees.hpp"
#include "notes/code/dag.hpp"
#include "notes/code/grundy.hpp"
#include "notes/code/lasker.hpp"
#include "notes/code/loopy.hpp"
#include "notes/code/nim.hpp"
#include "notes/code/octal.hpp"
#include "notes/code/outcome.hpp"
#include "notes/code/remoteness.hpp"
#include "shared.hpp"
#include "sprague_grundy.hpp"

namespace claims_sprague_grundy {

using namespace claims_tests;

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
    auto play = game<Values>(nim_options);
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

}  // namespace claims_sprague_grundy
