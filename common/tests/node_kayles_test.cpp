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
using Sizes = testing::Types<Set<1>, Set<2>, Set<8>>;
TYPED_TEST_SUITE(SetTest, Sizes);

TYPED_TEST(SetTest, AgainstStdSet) {
    const unsigned size = sizeof(TypeParam) * 8;
    std::mt19937_64 rng = seeded_rng();
    EXPECT_TRUE(TypeParam().empty());
    EXPECT_EQ(TypeParam().size(), 0u);
    EXPECT_FALSE(TypeParam().is_single());
    for (unsigned n = 0; n <= size; ++n) {
        const TypeParam below = TypeParam::below(n);
        ASSERT_EQ(below.size(), n);
        for (unsigned i = 0; i < size; ++i) ASSERT_EQ(below.has(i), i < n);
    }
    for (int round = 0; round < 2000; ++round) {
        TypeParam a, b;
        std::set<unsigned> in_a, in_b;
        for (unsigned i = draw(rng, 0, 5); i > 0; --i) {
            const unsigned x = draw(rng, 0, size - 1);
            const unsigned y = draw(rng, 0, size - 1);
            a = a | TypeParam::single(x);
            b = b | TypeParam::single(y);
            in_a.insert(x);
            in_b.insert(y);
        }
        for (unsigned i = 0; i < size; ++i) {
            ASSERT_EQ(a.has(i), in_a.count(i) == 1);
            ASSERT_EQ((a & b).has(i), in_a.count(i) && in_b.count(i));
            ASSERT_EQ((a | b).has(i), in_a.count(i) || in_b.count(i));
            ASSERT_EQ((a - b).has(i), in_a.count(i) && !in_b.count(i));
        }
        ASSERT_EQ(a.size(), in_a.size());
        ASSERT_EQ(a.empty(), in_a.empty());
        ASSERT_EQ(a.is_single(), in_a.size() == 1);
        ASSERT_EQ(a == b, in_a == in_b);
        for (TypeParam left = a; !in_a.empty(); in_a.erase(in_a.begin())) {
            ASSERT_EQ(left.least(), *in_a.begin());
            ASSERT_EQ(left.greatest(), *in_a.rbegin());
            left = left.after_least();
            ASSERT_EQ(left.size(), in_a.size() - 1);
        }
    }
}

// Stores far more than fits. What the memo still knows is right, and it has not forgotten all.
TEST(Memo, ForgetsButNeverErrs) {
    Memo<1> memo(24 << 20);
    const unsigned count = 2000000;
    // Every third element of the set is a bit of the number.
    std::vector<Set<1>> bits(2048);
    for (unsigned i = 0; i < bits.size(); ++i) {
        for (unsigned bit = 0; bit < 11; ++bit) {
            if (i >> bit & 1) bits[i] = bits[i] | Set<1>::single(3 * bit);
        }
    }
    std::vector<Set<1>> upper(1024, Set<1>::single(63));
    for (unsigned i = 0; i < upper.size(); ++i) {
        for (unsigned bit = 0; bit < 10; ++bit) {
            if (i >> bit & 1) upper[i] = upper[i] | Set<1>::single(33 + 3 * bit);
        }
    }
    const auto position = [&](unsigned i) { return bits[i % 2048] | upper[i / 2048]; };
    for (unsigned i = 0; i < count; ++i) memo.store(position(i), Set<1>::single(i % 64));
    unsigned known = 0;
    for (unsigned i = 0; i < count; ++i) {
        const Memo<1>::Entry& entry = memo.slot(position(i));
        if (!(entry.position == position(i))) continue;
        ASSERT_TRUE(entry.possible == Set<1>::single(i % 64));
        ++known;
    }
    const unsigned most = (24 << 20) / sizeof(Memo<1>::Entry);
    EXPECT_GT(known, most / 10 * 9);
    EXPECT_LE(known, most);
}

// Growing loses nothing that is in its first place.
TEST(Memo, GrowsWithoutForgetting) {
    const unsigned first_homes = 256, second_homes = 512;
    const auto home = [](const Set<1>& position, unsigned homes) {
        return static_cast<unsigned>((position.hash() >> 32) * homes >> 32);
    };
    const auto set = [](unsigned bits) {
        Set<1> result;
        for (unsigned i = 0; bits >> i > 0; ++i) {
            if (bits >> i & 1) result = result | Set<1>::single(i);
        }
        return result;
    };
    Memo<1> memo(24 << 20);
    std::vector<Set<1>> stored;
    std::vector<bool> taken(first_homes);
    // Until it has grown. What is in the first entry of all must move then.
    for (unsigned bits = 1; stored.size() <= first_homes / 2 + 8; ++bits) {
        const Set<1> position = set(bits);
        const unsigned entry = home(position, first_homes);
        if (stored.empty() ? home(position, second_homes) != 1 : taken[entry]) continue;
        taken[entry] = true;
        stored.push_back(position);
        memo.store(position, Set<1>::single(bits % 64));
        for (const Set<1>& known : stored) {
            ASSERT_TRUE(memo.slot(known).position == known) << stored.size();
        }
    }
    EXPECT_TRUE(taken[0]);
}

// No set of one word holds 64, none of eight holds 512.
TEST(NodeKayles, AskedForValuesThatNeedMoreWords) {
    const Graph of_value_0 = {{1}, {0, 2}, {1, 3}, {2}};
    EXPECT_EQ(component_value<1>(of_value_0, kWhole, 24 << 20), 0u);
    for (const unsigned wanted : {63u, 64u, 65u, 511u, 512u, 513u, 4095u}) {
        EXPECT_NE(component_value<1>(of_value_0, wanted, 24 << 20), wanted);
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

// The first move ends the game. Sizes: what a number of words holds, and one vertex more.
TEST(NodeKayles, CompleteGraphs) {
    std::mt19937_64 rng;  // decides nothing
    for (unsigned n : {64u, 65u, 512u, 513u}) {
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
    EXPECT_EQ(value(3, 50), value(2, 50));  // 98 squares: two words
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

// The same component in one word, in eight and in 64.
TEST(Squares, AnyNumberOfWords) {
    std::mt19937_64 rng = seeded_rng();
    for (int round = 0; round < 30; ++round) {
        const Board board = random_board(rng, 7, 7, draw(rng, 5, 24));
        for (const Graph& part : components(squares(board))) {
            const unsigned value = component_value<1>(part, kWhole, 24 << 20);
            ASSERT_EQ(component_value<8>(part, kWhole, 24 << 20), value) << text(board);
            if (part.size() < 20) {
                ASSERT_EQ(component_value<64>(part, kWhole, 24 << 20), value);
            }
            for (unsigned k = 0; k < part.size(); ++k) {
                ASSERT_EQ(component_value<1>(part, k, 24 << 20) == k, k == value) << text(board);
            }
        }
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

Board turned(const Board& board) {
    Board result(board[0].size(), std::string(board.size(), '1'));
    for (std::size_t r = 0; r < board.size(); ++r) {
        for (std::size_t c = 0; c < board[r].size(); ++c) {
            result[c][board.size() - 1 - r] = board[r][c];
        }
    }
    return result;
}

Board mirrored(Board board) {
    for (std::string& row : board) row.assign(row.rbegin(), row.rend());
    return board;
}

std::vector<Graph> large_components(const Board& board) {
    std::vector<Graph> parts = components(squares(board));
    const auto small = [](const Graph& part) { return part.size() < kLarge; };
    parts.erase(std::remove_if(parts.begin(), parts.end(), small), parts.end());
    std::sort(parts.begin(), parts.end());
    return parts;
}

// Turned or mirrored, nearly every large component becomes the same graph, whether it has
// symmetries or not.
TEST(Components, CongruentOnesAreEqual) {
    std::mt19937_64 rng = seeded_rng();
    int large = 0, differ = 0;
    for (int round = 0; round < 200; ++round) {
        const unsigned rows = draw(rng, 8, 12), columns = draw(rng, 8, 12);
        Board board = random_board(rng, rows, columns, round % 4 == 0 ? 0 : draw(rng, 1, 12));
        if (round % 4 == 1) {
            for (unsigned r = 0; r < rows; ++r) {
                for (unsigned c = 0; c < columns; ++c) {
                    board[rows - 1 - r][columns - 1 - c] = board[r][c];
                }
            }
        }
        const std::vector<Graph> parts = large_components(board);
        large += !parts.empty();
        for (int turn = 0; turn < 8; ++turn) {
            board = turn == 4 ? mirrored(board) : turned(board);
            differ += parts != large_components(board);
        }
    }
    EXPECT_GE(large, 150);
    EXPECT_LE(differ, 2);  // of 1600
}

// Two kinds of large components: all but two cancel or are known.
TEST(Sum, ManyComponents) {
    const Board tiles[] = {{"00000000", "01000000", "00000000", "00000000", "00000000", "00000000",
                            "00000000", "00000001"},
                           empty_board(7, 8)};
    for (const Board& tile : tiles) ASSERT_GE(squares(tile).size(), kLarge);
    const unsigned values[] = {grundy(squares(tiles[0])), grundy(squares(tiles[1]))};
    ASSERT_NE(values[0], values[1]);
    for (unsigned odd = 0; odd < 4; ++odd) {
        Board tile[] = {tiles[0], tiles[1]};
        Sum sum;
        unsigned value = 0;
        for (unsigned i = 0; i < 20; ++i) {
            const unsigned kind = i % 2;
            if (i / 2 == 9 && (odd >> kind & 1)) continue;
            tile[kind] = i % 8 < 2 ? mirrored(tile[kind]) : turned(tile[kind]);
            sum.add(squares(tile[kind]));
            value ^= values[kind];
        }
        ASSERT_EQ(sum.grundy(), value);
        ASSERT_EQ(sum.first_wins(), value != 0);
    }
}

// More components, all different, than it keeps the values of.
TEST(Sum, HundredsOfComponents) {
    std::mt19937_64 rng = seeded_rng();
    Sum sum;
    unsigned value = 0;
    for (int round = 0; round < 600; ++round) {
        const Graph graph = random_graph(rng, 50, 2);
        ASSERT_EQ(components(graph).size(), 1u);
        value ^= grundy(graph);
        sum.add(graph);
        if (round % 50 > 0) continue;
        EXPECT_EQ(sum.grundy(), value);
        EXPECT_EQ(sum.first_wins(), value != 0);
    }
}

#ifndef NDEBUG
TEST(SumDeathTest, BrokenPreconditions) {
    Sum sum;
    EXPECT_DEATH(sum.add(Graph{{1}}), "next < graph.size");
    EXPECT_DEATH(sum.add(path(4097)), "kMostVertices");
    EXPECT_DEATH(component_value<1>(Graph(), kWhole, 24 << 20), "empty");
    EXPECT_DEATH(component_value<1>(Graph(1), 4096, 24 << 20), "wanted");
}
#endif

}  // namespace
}  // namespace node_kayles
