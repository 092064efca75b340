#include "sprague_grundy.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <numeric>
#include <random>
#include <set>
#include <vector>

#include "seeded_rng.hpp"

namespace sprague_grundy {
namespace {

using Values = std::vector<unsigned>;

unsigned naive_mex(const Values& values) {
    unsigned mex = 0;
    while (std::count(values.begin(), values.end(), mex) > 0) ++mex;
    return mex;
}

// Calls visit(values) for all vectors of at most `length` values in 0 .. greatest.
void for_all(std::size_t length, unsigned greatest, const std::function<void(const Values&)>& visit,
             Values values = {}) {
    visit(values);
    if (values.size() == length) return;
    for (unsigned value = 0; value <= greatest; ++value) {
        values.push_back(value);
        for_all(length, greatest, visit, values);
        values.pop_back();
    }
}

TEST(Mex, Empty) {
    const Values none;
    EXPECT_EQ(mex(none.begin(), none.end()), 0u);
}

TEST(Mex, ExhaustiveAgainstNaive) {
    for_all(6, 6, [](const Values& values) {
        ASSERT_EQ(mex(values.begin(), values.end()), naive_mex(values));
        MexSet set;
        for (const unsigned value : values) set.insert(value);
        ASSERT_EQ(set.mex(), naive_mex(values));
    });
}

TEST(Mex, HugeValuesCostNothing) {
    const std::vector<std::uint64_t> values = {0, UINT64_MAX, 1, UINT64_C(1) << 32, 3, 1};
    EXPECT_EQ(mex(values.begin(), values.end()), 2u);
}

TEST(Mex, NoneMissing) {
    Values values(1000);
    std::iota(values.rbegin(), values.rend(), 0u);
    EXPECT_EQ(mex(values.begin(), values.end()), 1000u);
}

// The sanitizers see a write past the values that matter: 64 bits are a whole word.
TEST(Mex, ValuesThatDoNotMatterAreNotKept) {
    Values values(64);
    std::iota(values.begin(), values.end(), 1u);
    EXPECT_EQ(mex(values.begin(), values.end()), 0u);
}

TEST(MexSet, GrowsAndClears) {
    MexSet set;
    EXPECT_EQ(set.mex(), 0u);
    set.clear();
    EXPECT_EQ(set.mex(), 0u);
    std::mt19937_64 rng = seeded_rng();
    for (int round = 0; round < 200; ++round) {
        std::set<unsigned> naive;
        for (int i = 0; i < 300; ++i) {
            const unsigned value = static_cast<unsigned>(rng() % 200);
            set.insert(value);
            naive.insert(value);
            unsigned expected = 0;
            while (naive.count(expected) > 0) ++expected;
            ASSERT_EQ(set.mex(), expected);
        }
        set.clear();
    }
}

TEST(MexSet, EveryValueUpToItsBound) {
    MexSet set;
    for (unsigned value = 0; value < 1000; ++value) {
        EXPECT_EQ(set.mex(), value);
        set.insert(value);
    }
    EXPECT_EQ(set.mex(), 1000u);
}

TEST(GrundyValues, NoStates) {
    EXPECT_TRUE(grundy_values(0, [](unsigned, Options&) { FAIL(); }).empty());
}

TEST(GrundyValues, NoMoves) {
    EXPECT_EQ(grundy_values(3, [](unsigned, Options&) {}), Values({0, 0, 0}));
}

TEST(GrundyValues, HeapsOfNimAreTheirOwn) {
    const Values values = grundy_values(300, [](unsigned heap, Options& options) {
        for (unsigned left = 0; left < heap; ++left) options.to(left);
    });
    for (unsigned heap = 0; heap < 300; ++heap) EXPECT_EQ(values[heap], heap);
}

TEST(GrundyValues, MoveToNothingIsToZero) {
    EXPECT_EQ(grundy_values(2, [](unsigned, Options& options) { options.to(); }), Values({1, 1}));
}

TEST(GrundyValues, LaskersNim) {
    // Winning Ways, chapter 4: 4k+3 and 4k+4 swap places.
    const Values values = grundy_values(201, [](unsigned heap, Options& options) {
        for (unsigned left = 0; left < heap; ++left) options.to(left);
        for (unsigned part = 1; part < heap; ++part) options.to(part, heap - part);
    });
    for (unsigned heap = 1; heap <= 200; ++heap) {
        const unsigned expected = heap % 4 == 3 ? heap + 1 : heap % 4 == 0 ? heap - 1 : heap;
        EXPECT_EQ(values[heap], expected) << heap;
    }
}

TEST(GrundyValues, DawsonsKayles) {
    // Winning Ways, chapter 4, table 6(b): octal 0.07, period 34, exceptions up to 51.
    const Values values = grundy_values(400, [](unsigned row, Options& options) {
        for (unsigned left = 0; left + 2 <= row; ++left) options.to(left, row - 2 - left);
    });
    EXPECT_EQ(Values(values.begin(), values.begin() + 20),
              Values({0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3}));
    for (std::size_t row = 53; row + 34 < values.size(); ++row) {
        EXPECT_EQ(values[row], values[row + 34]) << row;
    }
}

TEST(GrundyValues, TwoSmallerHeapsGiveOdiousNumbers) {
    // A heap becomes two smaller ones: the n-th value is the n-th number with an odd bit count.
    const Values values = grundy_values(101, [](unsigned heap, Options& options) {
        for (unsigned i = 0; i < heap; ++i) {
            for (unsigned j = 0; j <= i; ++j) options.to(i, j);
        }
    });
    EXPECT_EQ(Values(values.begin(), values.begin() + 7), Values({0, 1, 2, 4, 7, 8, 11}));
    EXPECT_EQ(values[100], 199u);
}

TEST(GrundyValues, AllWaysToNameAMoveAgree) {
    const auto with = [](int way) {
        return grundy_values(60, [way](unsigned heap, Options& options) {
            for (unsigned a = 0; a < heap; ++a) {
                for (unsigned b = 0; a + b < heap; ++b) {
                    const Values parts = {a, b, b};
                    if (way == 0) options.to(a, b, b);
                    if (way == 1) options.to_parts(parts.begin(), parts.end());
                    if (way == 2) options.to_value(options.value(a));
                }
            }
        });
    };
    EXPECT_EQ(with(0), with(1));
    EXPECT_EQ(with(0), with(2));
}

TEST(GrundyValues, RandomAgainstNaive) {
    std::mt19937_64 rng = seeded_rng();
    for (int round = 0; round < 100; ++round) {
        std::vector<std::vector<Values>> moves(1 + rng() % 60);
        for (unsigned state = 1; state < moves.size(); ++state) {
            moves[state].resize(rng() % 30);
            for (Values& parts : moves[state]) {
                parts.resize(rng() % 4);
                for (unsigned& part : parts) part = static_cast<unsigned>(rng() % state);
            }
        }
        Values naive;
        for (const std::vector<Values>& options : moves) {
            Values reached;
            for (const Values& parts : options) {
                unsigned sum = 0;
                for (const unsigned part : parts) sum ^= naive[part];
                reached.push_back(sum);
            }
            naive.push_back(naive_mex(reached));
        }
        EXPECT_EQ(grundy_values(moves.size(),
                                [&](unsigned state, Options& options) {
                                    for (const Values& parts : moves[state]) {
                                        options.to_parts(parts.begin(), parts.end());
                                    }
                                }),
                  naive);
    }
}

Values naive_subtraction(std::size_t states, const Values& set) {
    Values values;
    for (std::size_t heap = 0; heap < states; ++heap) {
        Values reached;
        for (const unsigned s : set) {
            if (s <= heap) reached.push_back(values[heap - s]);
        }
        values.push_back(naive_mex(reached));
    }
    return values;
}

TEST(SubtractionSet, NoStatesNoMoves) {
    EXPECT_EQ(grundy_of_subtraction_set(0, {}), Values());
    EXPECT_EQ(grundy_of_subtraction_set(0, {1}), Values());
    EXPECT_EQ(grundy_of_subtraction_set(1, {1}), Values({0}));
    EXPECT_EQ(grundy_of_subtraction_set(3, {}), Values({0, 0, 0}));
    EXPECT_EQ(grundy_of_subtraction_set(3, {std::numeric_limits<unsigned>::max()}),
              Values({0, 0, 0}));
}

TEST(SubtractionSet, EverySetUpToTen) {
    for (unsigned mask = 0; mask < 1024; ++mask) {
        Values set;
        for (unsigned s = 10; s > 0; --s) {
            if (mask >> (s - 1) & 1) set.push_back(s);
        }
        for (const std::size_t states : {1u, 2u, 10u, 11u, 12u, 40u}) {
            ASSERT_EQ(grundy_of_subtraction_set(states, set), naive_subtraction(states, set));
        }
    }
}

TEST(SubtractionSet, OneToKIsModulo) {
    for (const unsigned k : {1u, 62u, 63u, 64u, 65u, 100u, 127u, 128u, 200u}) {
        Values set(k);
        std::iota(set.begin(), set.end(), 1u);
        const Values values = grundy_of_subtraction_set(1000, set);
        for (unsigned heap = 0; heap < 1000; ++heap) ASSERT_EQ(values[heap], heap % (k + 1));
    }
}

TEST(SubtractionSet, RandomAgainstNaiveAndTable) {
    std::mt19937_64 rng = seeded_rng();
    for (int round = 0; round < 200; ++round) {
        Values set(rng() % 150);
        const unsigned greatest = 1 + static_cast<unsigned>(rng() % 300);
        for (unsigned& s : set) s = 1 + static_cast<unsigned>(rng() % greatest);
        const std::size_t states = 1 + rng() % 300;
        const Values values = grundy_of_subtraction_set(states, set);
        ASSERT_EQ(values, naive_subtraction(states, set));
        ASSERT_EQ(values, grundy_values(states, [&](unsigned heap, Options& options) {
                      for (const unsigned s : set) {
                          if (s <= heap) options.to(heap - s);
                      }
                  }));
    }
}

TEST(Dag, NoNodes) {
    EXPECT_EQ(grundy_of_dag(Graph(0, {})), Values());
    EXPECT_EQ(grundy_of_dag(std::vector<Values>()), Values());
}

TEST(Dag, NoEdges) {
    EXPECT_EQ(grundy_of_dag(Graph(3, {})), Values({0, 0, 0}));
}

TEST(Dag, Successors) {
    const Graph graph(4, {{3, 0}, {1, 2}, {3, 1}, {3, 0}});
    EXPECT_EQ(graph.size(), 4u);
    EXPECT_EQ(graph[0].size(), 0u);
    Values three(graph[3].begin(), graph[3].end());
    std::sort(three.begin(), three.end());
    EXPECT_EQ(three, Values({0, 0, 1}));
    EXPECT_EQ(graph[1][0], 2u);
}

TEST(Dag, CyclesAreReported) {
    EXPECT_EQ(grundy_of_dag(Graph(1, {{0, 0}})), Values());
    EXPECT_EQ(grundy_of_dag(Graph(2, {{0, 1}, {1, 0}})), Values());
    EXPECT_EQ(grundy_of_dag(Graph(5, {{0, 1}, {1, 2}, {2, 3}, {3, 1}})), Values());
}

// Every graph on four nodes, including loops and cycles, against repeated removal of sinks.
TEST(Dag, EveryGraphOfFourNodes) {
    for (unsigned mask = 0; mask < 1u << 16; ++mask) {
        std::vector<Graph::Edge> edges;
        std::vector<std::vector<int>> lists(4);
        for (unsigned bit = 0; bit < 16; ++bit) {
            if ((mask >> bit & 1) == 0) continue;
            edges.emplace_back(bit / 4, bit % 4);
            lists[bit / 4].push_back(static_cast<int>(bit % 4));
        }
        Values naive(4, 99);
        for (int round = 0; round < 4; ++round) {
            for (std::size_t node = 0; node < 4; ++node) {
                Values reached;
                for (const int next : lists[node]) {
                    reached.push_back(naive[static_cast<std::size_t>(next)]);
                }
                if (std::count(reached.begin(), reached.end(), 99u) == 0) {
                    naive[node] = naive_mex(reached);
                }
            }
        }
        if (std::count(naive.begin(), naive.end(), 99u) > 0) naive.clear();
        ASSERT_EQ(grundy_of_dag(Graph(4, edges)), naive) << mask;
        ASSERT_EQ(grundy_of_dag(lists), naive) << mask;
    }
}

TEST(Dag, RandomAgainstTable) {
    std::mt19937_64 rng = seeded_rng();
    for (int round = 0; round < 200; ++round) {
        const unsigned nodes = 2 + static_cast<unsigned>(rng() % 200);
        Values name(nodes);  // a node of the graph for each state of the table
        std::iota(name.begin(), name.end(), 0u);
        std::shuffle(name.begin(), name.end(), rng);
        std::vector<Values> moves(nodes);
        std::vector<Graph::Edge> edges;
        for (std::size_t i = rng() % 2000; i > 0; --i) {
            const unsigned from = 1 + static_cast<unsigned>(rng() % (nodes - 1));
            const unsigned to = static_cast<unsigned>(rng() % from);
            moves[from].push_back(to);
            edges.emplace_back(name[from], name[to]);
        }
        const Values table = grundy_values(nodes, [&](unsigned state, Options& options) {
            for (const unsigned next : moves[state]) options.to(next);
        });
        const Values values = grundy_of_dag(Graph(nodes, edges));
        ASSERT_EQ(values.size(), nodes);
        for (unsigned state = 0; state < nodes; ++state) {
            ASSERT_EQ(values[name[state]], table[state]);
        }
    }
}

TEST(Dag, ChainOfAMillion) {
    const unsigned nodes = 1000000;
    std::vector<Graph::Edge> edges;
    for (unsigned node = 0; node + 1 < nodes; ++node) edges.emplace_back(node, node + 1);
    const Values values = grundy_of_dag(Graph(nodes, edges));
    ASSERT_EQ(values.size(), nodes);
    for (unsigned node = 0; node < nodes; ++node) ASSERT_EQ(values[node], (nodes - 1 - node) % 2);
    edges.emplace_back(nodes - 1, 0u);
    EXPECT_TRUE(grundy_of_dag(Graph(nodes, edges)).empty());
}

TEST(Dag, AllEdgesThatThereCanBe) {
    const unsigned nodes = 1000;
    std::vector<Graph::Edge> edges;
    for (unsigned from = 0; from < nodes; ++from) {
        for (unsigned to = 0; to < from; ++to) edges.emplace_back(from, to);
    }
    const Values values = grundy_of_dag(Graph(nodes, edges));
    for (unsigned node = 0; node < nodes; ++node) ASSERT_EQ(values[node], node);
}

TEST(NimSum, EmptyAndWidths) {
    const Values none;
    EXPECT_EQ(nim_sum(none.begin(), none.end()), 0u);
    const std::vector<std::uint8_t> bytes = {200, 100};
    EXPECT_EQ(nim_sum(bytes.begin(), bytes.end()), 200 ^ 100);
    const std::vector<std::uint64_t> wide = {UINT64_MAX, 1};
    EXPECT_EQ(nim_sum(wide.begin(), wide.end()), UINT64_MAX - 1);
    const std::vector<int> ints = {5, 3};
    EXPECT_EQ(nim_sum(ints.begin(), ints.end()), 6);
}

// Nim by plain search.
class Search {
 public:
    explicit Search(bool misere) : misere_(misere) {}

    bool wins(Values heaps) {
        std::sort(heaps.begin(), heaps.end());
        const auto known = memo_.find(heaps);
        if (known != memo_.end()) return known->second;
        bool stuck = true, result = false;
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            for (unsigned left = 0; left < heaps[i]; ++left) {
                stuck = false;
                Values next = heaps;
                next[i] = left;
                result = result || !wins(next);
            }
        }
        if (stuck) result = misere_;
        memo_[heaps] = result;
        return result;
    }

 private:
    bool misere_;
    std::map<Values, bool> memo_;
};

TEST(Nim, ExhaustiveAgainstSearch) {
    for (const bool misere : {false, true}) {
        Search search(misere);
        for_all(5, 4, [&](const Values& heaps) {
            const auto first = heaps.begin(), last = heaps.end();
            const bool wins = search.wins(heaps);
            ASSERT_EQ(misere ? first_wins_misere(first, last) : first_wins(first, last), wins);
            const Move<unsigned> move =
                misere ? winning_move_misere(first, last) : winning_move(first, last);
            const bool empty = std::count(first, last, 0u) == static_cast<long>(heaps.size());
            ASSERT_EQ(move.index < heaps.size(), wins && !empty);
            if (move.index == heaps.size()) return;
            ASSERT_LT(move.to, heaps[move.index]);
            Values next = heaps;
            next[move.index] = move.to;
            ASSERT_FALSE(search.wins(next));
        });
    }
}

TEST(Nim, WideHeaps) {
    const std::vector<std::uint64_t> heaps = {1, UINT64_MAX, UINT64_C(1) << 63};
    const Move<std::uint64_t> move = winning_move(heaps.begin(), heaps.end());
    EXPECT_EQ(move.index, 1u);
    EXPECT_EQ(move.to, (UINT64_C(1) << 63) + 1);
    EXPECT_TRUE(first_wins_misere(heaps.begin(), heaps.end()));
}

TEST(Nim, RandomMovesLeaveLosses) {
    std::mt19937_64 rng = seeded_rng();
    for (int round = 0; round < 20000; ++round) {
        Values heaps(1 + rng() % 8);
        for (unsigned& heap : heaps) heap = static_cast<unsigned>(rng() >> (rng() % 32));
        const bool wins = first_wins(heaps.begin(), heaps.end());
        Move<unsigned> move = winning_move(heaps.begin(), heaps.end());
        ASSERT_EQ(move.index < heaps.size(), wins);
        if (wins) {
            ASSERT_LT(move.to, heaps[move.index]);
            Values next = heaps;
            next[move.index] = move.to;
            ASSERT_FALSE(first_wins(next.begin(), next.end()));
        }
        move = winning_move_misere(heaps.begin(), heaps.end());
        if (move.index < heaps.size()) {
            ASSERT_LT(move.to, heaps[move.index]);
            heaps[move.index] = move.to;
            ASSERT_FALSE(first_wins_misere(heaps.begin(), heaps.end()));
        }
    }
}

// Counts how often the successors of a node are asked for.
struct WatchedGraph {
    const Graph& graph;
    mutable int looks;

    std::size_t size() const { return graph.size(); }
    Graph::Successors operator[](std::size_t node) const {
        ++looks;
        return graph[node];
    }
};

TEST(Dag, WinningMovesOfTokens) {
    const Values no_token;
    EXPECT_EQ(
        winning_move_on_dag(Graph(1, {}), Values({0}), no_token.begin(), no_token.end()).index, 0u);
    std::mt19937_64 rng = seeded_rng();
    for (int round = 0; round < 300; ++round) {
        const unsigned nodes = 2 + static_cast<unsigned>(rng() % 30);
        std::vector<Graph::Edge> edges;
        for (std::size_t i = rng() % 200; i > 0; --i) {
            const unsigned from = 1 + static_cast<unsigned>(rng() % (nodes - 1));
            edges.emplace_back(from, static_cast<unsigned>(rng() % from));
        }
        const Graph graph(nodes, edges);
        const Values values = grundy_of_dag(graph);
        Values tokens(1 + rng() % 5), token_values;
        for (unsigned& token : tokens) token = static_cast<unsigned>(rng() % nodes);
        for (const unsigned token : tokens) token_values.push_back(values[token]);
        const WatchedGraph watched = {graph, 0};
        const Move<unsigned> move =
            winning_move_on_dag(watched, values, tokens.begin(), tokens.end());
        const bool wins = first_wins(token_values.begin(), token_values.end());
        ASSERT_EQ(move.index < tokens.size(), wins);
        ASSERT_EQ(watched.looks, wins ? 1 : 0);  // as its complexity says
        if (move.index == tokens.size()) continue;
        const auto successors = graph[tokens[move.index]];
        ASSERT_EQ(std::count(successors.begin(), successors.end(), move.to) > 0, true);
        token_values[move.index] = values[move.to];
        ASSERT_FALSE(first_wins(token_values.begin(), token_values.end()));
    }
}

#ifndef NDEBUG
TEST(GrundyDeathTest, BrokenPreconditions) {
    EXPECT_DEATH(grundy_values(2, [](unsigned state, Options& options) { options.to(state); }),
                 "state < state_");
    EXPECT_DEATH(grundy_of_subtraction_set(2, {0}), "Assertion");
    EXPECT_DEATH(Graph(2, {{0, 2}}), "Assertion");
    EXPECT_DEATH(grundy_of_dag(std::vector<Values>{{1}}), "Assertion");
    EXPECT_DEATH(MexSet().insert(1u << 31), "value >> 31 == 0");
    const Graph graph(2, {{1, 0}});
    EXPECT_DEATH(graph[2], "node < size");
    EXPECT_DEATH(graph[1][1], "i < size");
    const Values tokens = {2}, values = {0, 1};
    EXPECT_DEATH(winning_move_on_dag(graph, Values(3), tokens.begin(), tokens.end()), "size");
    EXPECT_DEATH(winning_move_on_dag(graph, values, tokens.begin(), tokens.end()),
                 "node < values.size");
}
#endif

}  // namespace
}  // namespace sprague_grundy
