#include "node_kayles.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "board_squares.hpp"
#include "seeded_rng.hpp"

namespace node_kayles {
namespace {

using board_squares::Board;
using board_squares::squares;
using namespace detail;

unsigned grundy(const Graph& graph) {
    Sum sum;
    sum.add(graph);
    return sum.grundy();
}

bool first_wins(const Graph& graph) {
    Sum sum;
    sum.add(graph);
    return sum.first_wins();
}

// The naive twin: the mex over all moves by the definition, part by part.
class Naive {
 public:
    explicit Naive(const Graph& graph) : graph_(graph) {}
    unsigned value() { return value(std::vector<bool>(graph_.size(), true)); }

 private:
    unsigned value(std::vector<bool> left) {
        unsigned sum = 0;
        for (std::size_t v = 0; v < left.size(); ++v) {
            if (!left[v]) continue;
            std::vector<bool> part(left.size());
            take(v, left, part);
            sum ^= part_value(part);
        }
        return sum;
    }
    void take(std::size_t v, std::vector<bool>& left, std::vector<bool>& part) {
        left[v] = false;
        part[v] = true;
        for (unsigned next : graph_[v]) {
            if (left[next]) take(next, left, part);
        }
    }
    unsigned part_value(const std::vector<bool>& part) {
        const auto known = memo_.find(part);
        if (known != memo_.end()) return known->second;
        std::set<unsigned> options;
        for (std::size_t v = 0; v < part.size(); ++v) {
            if (!part[v]) continue;
            std::vector<bool> left = part;
            left[v] = false;
            for (unsigned next : graph_[v]) left[next] = false;
            options.insert(value(left));
        }
        unsigned mex = 0;
        while (options.count(mex)) ++mex;
        return memo_[part] = mex;
    }

    const Graph& graph_;
    std::map<std::vector<bool>, unsigned> memo_;
};

Graph path(unsigned n) {
    Graph graph(n);
    for (unsigned v = 1; v < n; ++v) {
        graph[v].push_back(v - 1);
        graph[v - 1].push_back(v);
    }
    return graph;
}

Board empty_board(std::size_t rows, std::size_t columns) {
    return Board(rows, std::string(columns, '0'));
}

Board random_board(std::mt19937_64& rng, std::size_t rows, std::size_t columns, unsigned percent) {
    Board board = empty_board(rows, columns);
    for (std::string& row : board) {
        for (char& cell : row) cell = rng() % 100 < percent ? '1' : '0';
    }
    return board;
}

unsigned draw(std::mt19937_64& rng, unsigned lo, unsigned hi) {
    return lo + static_cast<unsigned>(rng() % (hi - lo + 1));
}

// One pair in `of` is an edge.
Graph random_graph(std::mt19937_64& rng, unsigned n, unsigned of) {
    Graph graph(n);
    for (unsigned a = 0; a < n; ++a) {
        for (unsigned b = 0; b < a; ++b) {
            if (rng() % of != 0) continue;
            graph[a].push_back(b);
            graph[b].push_back(a);
        }
    }
    return graph;
}

std::string text(const Board& board) {
    std::string lines;
    for (const std::string& row : board) lines += row + '\n';
    return lines;
}

void expect_as_naive(const Graph& graph, const std::string& name) {
    const unsigned value = Naive(graph).value();
    ASSERT_EQ(grundy(graph), value) << name;
    ASSERT_EQ(first_wins(graph), value != 0) << name;
}

template <class T>
class SetTest : public testing::Test {};
using Sizes = testing::Types<Set<64>, Set<128>, Set<512>>;
TYPED_TEST_SUITE(SetTest, Sizes);

TYPED_TEST(SetTest, AgainstStdSet) {
    constexpr std::size_t most = TypeParam().size();
    std::mt19937_64 rng = seeded_rng();
    for (unsigned n = 1; n <= most; ++n) {
        const TypeParam set = below<most>(n);
        ASSERT_EQ(set.count(), n);
        ASSERT_TRUE(set[n - 1]);
    }
    for (int round = 0; round < 20000; ++round) {
        TypeParam set;
        std::set<unsigned> twin;
        for (unsigned i = draw(rng, 1, 5); i > 0; --i) {
            const unsigned x = draw(rng, 0, most - 1);
            set |= single<most>(x);
            twin.insert(x);
        }
        ASSERT_EQ(is_single(set), twin.size() == 1);
        ASSERT_EQ(least(set), *twin.begin());
    }
}

constexpr std::size_t kMemory = 24 << 20;

// The two questions; with sets of any size; with a memo that forgets all the time.
TEST(NodeKayles, AnyQuestionInAnySets) {
    std::mt19937_64 rng = seeded_rng();
    for (int round = 0; round < 30; ++round) {
        const Board board = random_board(rng, 7, 7, draw(rng, 5, 24));
        for (const Graph& part : components(squares(board))) {
            const unsigned value = component_value<64>(part, kWhole, kMemory);
            ASSERT_EQ(component_value<64>(part, kWhole, 0), value) << text(board);
            ASSERT_EQ(component_value<512>(part, kWhole, kMemory), value) << text(board);
            if (part.size() < 20) {
                ASSERT_EQ(component_value<4096>(part, kWhole, kMemory), value);
            }
            for (unsigned k = 0; k < part.size(); ++k) {
                ASSERT_EQ(component_value<64>(part, k, kMemory) == k, k == value) << text(board);
            }
        }
    }
}

// No set of 64 numbers holds 64, none of 512 holds 512.
TEST(NodeKayles, AskedForGreatValues) {
    const Graph of_value_0 = {{1}, {0, 2}, {1, 3}, {2}};
    EXPECT_EQ(component_value<64>(of_value_0, kWhole, kMemory), 0u);
    for (const unsigned wanted : {63u, 64u, 65u, 127u, 128u, 511u, 512u, 513u, 4095u}) {
        EXPECT_NE(component_value<64>(of_value_0, wanted, kMemory), wanted);
    }
}

TEST(NodeKayles, Smallest) {
    expect_as_naive(Graph(), "no vertex");
    EXPECT_EQ(grundy(Graph()), 0u);
    EXPECT_EQ(grundy(Graph(1)), 1u);
    EXPECT_EQ(grundy(Graph(2)), 0u);
    EXPECT_EQ(grundy(Graph(3)), 1u);
    EXPECT_FALSE(first_wins(Graph(100)));
    EXPECT_TRUE(first_wins(Graph(101)));
}

TEST(NodeKayles, AllGraphsUpTo6Vertices) {
    for (unsigned n = 0; n <= 6; ++n) {
        for (unsigned edges = 0; edges < 1u << n * (n - 1) / 2; ++edges) {
            Graph graph(n);
            unsigned bit = 0;
            for (unsigned a = 0; a < n; ++a) {
                for (unsigned b = 0; b < a; ++b, ++bit) {
                    if (!(edges >> bit & 1)) continue;
                    graph[a].push_back(b);
                    graph[b].push_back(a);
                }
            }
            expect_as_naive(graph, std::to_string(n) + ' ' + std::to_string(edges));
        }
    }
}

TEST(NodeKayles, RandomGraphs) {
    std::mt19937_64 rng = seeded_rng();
    for (int round = 0; round < 2000; ++round) {
        const unsigned n = draw(rng, 7, 18), of = draw(rng, 2, 13);
        const Graph graph = random_graph(rng, n, of);
        expect_as_naive(graph, "round " + std::to_string(round));
    }
}

// The first move ends the game. Sizes: what a set holds, and one vertex more.
TEST(NodeKayles, CompleteGraphs) {
    std::mt19937_64 rng;  // decides nothing
    for (unsigned n : {2u, 64u, 65u, 128u, 129u, 512u, 513u}) {
        const Graph graph = random_graph(rng, n, 1);
        EXPECT_EQ(grundy(graph), 1u) << n;
        EXPECT_TRUE(first_wins(graph)) << n;
    }
}

// On a path this is Dawson's Kayles, octal game 0.07 (OEIS A002187): period 34 from n = 53 on.
TEST(NodeKayles, PathsAreDawsonsKayles) {
    const std::vector<unsigned> first = {0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3,
                                         2, 2, 4, 0, 5, 2, 2, 3, 3, 0};
    std::vector<unsigned> values;
    for (unsigned n = 0; n <= 130; ++n) {
        std::set<unsigned> options;
        for (unsigned v = 0; v < n; ++v) {
            options.insert(values[v > 1 ? v - 1 : 0] ^ values[n - v > 2 ? n - v - 2 : 0]);
        }
        unsigned mex = 0;
        while (options.count(mex)) ++mex;
        values.push_back(mex);
        if (n < first.size()) {
            ASSERT_EQ(mex, first[n]);
        }
        if (n >= 53 + 34) {
            ASSERT_EQ(mex, values[n - 34]);
        }
        if (n <= 66 || n % 32 == 2) {
            ASSERT_EQ(grundy(path(n)), mex) << n;
        }
    }
}

TEST(Squares, KnownEmptyBoards) {
    const auto value = [](std::size_t rows, std::size_t columns) {
        return grundy(squares(empty_board(rows, columns)));
    };
    const unsigned of_square[] = {0, 0, 0, 0, 1, 0, 4, 1, 1};
    for (std::size_t side = 4; side <= 8; ++side) {
        EXPECT_EQ(value(side, side), of_square[side]) << side;
    }
    EXPECT_EQ(value(3, 4), 2u);
    EXPECT_EQ(value(2, 6), 3u);
    EXPECT_EQ(value(4, 10), 5u);
    EXPECT_EQ(value(5, 8), 0u);
    EXPECT_EQ(value(8, 5), 0u);
    EXPECT_EQ(value(2, 20), 3u);
    for (std::size_t n = 1; n <= 20; ++n) {
        EXPECT_EQ(value(2, n), value(3, n)) << n;
        if (n <= 11) {
            EXPECT_EQ(value(5, n), 0u) << n;
        }
    }
    for (std::size_t rows = 2; rows <= 8; rows += 2) {
        for (std::size_t columns = 2; columns <= 8; columns += 2) {
            EXPECT_NE(value(rows, columns), 0u) << rows << " x " << columns;
        }
    }
    EXPECT_EQ(value(3, 50), value(2, 50));  // 98 squares
}

TEST(Squares, AllBoardsUpTo3x4) {
    for (std::size_t rows = 1; rows <= 3; ++rows) {
        for (std::size_t columns = 1; columns <= 4; ++columns) {
            for (unsigned cells = 0; cells < 1u << rows * columns; ++cells) {
                Board board = empty_board(rows, columns);
                for (std::size_t i = 0; i < rows * columns; ++i) {
                    if (cells >> i & 1) board[i / columns][i % columns] = '1';
                }
                expect_as_naive(squares(board), text(board));
            }
        }
    }
}

// Values above 4 are rare on small boards, and a solver may lose just these.
TEST(Squares, LargeValues) {
    const Graph ten = squares({"001100", "000000", "000000", "010100", "011000", "000000", "000010",
                               "000000", "000000", "010000"});
    const Graph eleven = squares(
        {"01000100000", "01001000000", "00000000001", "00000001000", "10010000000", "00000010000"});
    const Graph twelve = squares({"0100000001", "1000000000", "0001000100", "1000000000",
                                  "1000010100", "0000000000", "0100010000"});
    expect_as_naive(ten, "ten");
    expect_as_naive(eleven, "eleven");
    expect_as_naive(twelve, "twelve");
    EXPECT_EQ(grundy(ten), 10u);
    EXPECT_EQ(grundy(eleven), 11u);
    EXPECT_EQ(grundy(twelve), 12u);
    Sum sum;
    for (const Graph& graph : {ten, eleven, twelve, path(10)}) sum.add(graph);  // 10 ^ 11 ^ 12 ^ 3
    EXPECT_EQ(sum.grundy(), 14u);
}

TEST(Squares, RandomBoards) {
    std::mt19937_64 rng = seeded_rng();
    for (int round = 0; round < 250; ++round) {
        const Board small = random_board(rng, draw(rng, 2, 6), draw(rng, 2, 7), draw(rng, 0, 39));
        expect_as_naive(squares(small), text(small));
        const Board sparse = random_board(rng, 15, 15, draw(rng, 28, 40));
        Sum sum;
        unsigned value = 0;
        for (const Graph& part : components(squares(sparse))) {
            if (part.size() > 28) {
                continue;  // too long for the twin
            }
            const unsigned twin = Naive(part).value();
            ASSERT_EQ(grundy(part), twin) << text(sparse);
            value ^= twin;
            sum.add(part);
        }
        ASSERT_EQ(sum.grundy(), value) << text(sparse);
        ASSERT_EQ(sum.first_wins(), value != 0) << text(sparse);
    }
}

TEST(Sum, IsTheNimSum) {
    std::mt19937_64 rng = seeded_rng();
    for (int round = 0; round < 250; ++round) {
        Sum sum;
        unsigned value = 0;
        EXPECT_FALSE(sum.first_wins());
        for (int i = 0; i < 4; ++i) {
            const Graph graph = squares(random_board(rng, draw(rng, 2, 6), draw(rng, 2, 6), 20));
            value ^= Naive(graph).value();
            sum.add(graph);
            ASSERT_EQ(sum.grundy(), value);
            ASSERT_EQ(sum.first_wins(), value != 0);
        }
    }
}

TEST(Sum, EqualGamesCancel) {
    const Graph large = squares(empty_board(6, 6)), small = squares(empty_board(2, 6));
    Sum sum;
    for (const Graph& graph : {large, large, small, small, small}) sum.add(graph);
    EXPECT_EQ(sum.grundy(), 3u);
    EXPECT_TRUE(sum.first_wins());
    sum.add(small);
    EXPECT_EQ(sum.grundy(), 0u);
    EXPECT_FALSE(sum.first_wins());
    for (const Graph& graph : {small, large, large}) sum.add(graph);
    EXPECT_EQ(sum.grundy(), 3u);
    EXPECT_TRUE(sum.first_wins());
}

// A component that comes a second time is known; so is one that was only asked for a value.
TEST(Sum, IsUsedAgain) {
    std::mt19937_64 rng = seeded_rng();
    std::vector<Graph> graphs;
    std::vector<unsigned> values;
    for (int i = 0; i < 30; ++i) {
        graphs.push_back(squares(random_board(rng, draw(rng, 2, 6), draw(rng, 2, 6), 10)));
        values.push_back(Naive(graphs.back()).value());
    }
    Sum sum;
    for (int round = 0; round < 5000; ++round, sum.clear()) {
        ASSERT_FALSE(sum.first_wins());
        unsigned value = 0;
        for (unsigned i = draw(rng, 1, 4); i > 0; --i) {
            const unsigned kind = draw(rng, 0, 29);
            sum.add(graphs[kind]);
            value ^= values[kind];
        }
        ASSERT_EQ(sum.first_wins(), value != 0);
        if (rng() % 2 > 0) {
            ASSERT_EQ(sum.grundy(), value);
        }
    }
}

// More components, all different, than it keeps the values of.
TEST(Sum, ThousandsOfComponents) {
    std::mt19937_64 rng = seeded_rng();
    Sum sum;
    unsigned value = 0;
    for (int round = 0; round < 3000; ++round) {
        const Graph graph = random_graph(rng, 12, 2);
        value ^= grundy(graph);
        sum.add(graph);
        if (round % 500 > 0) continue;
        EXPECT_EQ(sum.grundy(), value);
        EXPECT_EQ(sum.first_wins(), value != 0);
    }
}

#ifndef NDEBUG
TEST(SumDeathTest, BrokenPreconditions) {
    Sum sum;
    EXPECT_DEATH(sum.add(Graph{{1}}), "next < graph.size");
    EXPECT_DEATH(sum.add(path(4097)), "kMostVertices");
}
#endif

}  // namespace
}  // namespace node_kayles
