// Counterexamples become as small as they can be: programs are functions here.
#include "core/shrink.hpp"

#include <gtest/gtest.h>

#include <numeric>

namespace shrink_test {

using rules::Game;
using rules::Int;
using rules::Row;
using Games = std::vector<Game>;

// Rows of numbers: the count of tests, then each row after its length.
class Rows : public rules::Rules {
 public:
    std::vector<Game> parse(rules::InStream& text) const override {
        return rules::read_tests(text, 1000, [&]() -> Game {
            return {text.counted_line("n", 1, 1000, "a number", 1, 1000000000)};
        });
    }
    std::string format(const std::vector<Game>& games) const override {
        return rules::write_tests(games,
                                  [](const Game& game) { return rules::with_count(game.at(0)); });
    }
    std::size_t games_per_input() const override { return 1000; }
    tools::Text left_open(const Game& game) const override {
        return game.at(0).back() == 13 ? tools::Text("13") : tools::Text();
    }
    bool oracle_reaches(const Game&) const override { return false; }
    std::string second_answer(const Game&) const override { return "\n"; }
    std::string second_method() const override { return "none"; }
    void exhaustive(rules::Sink& sink) const override {
        for (Int a = 9; a > 0; --a) {
            sink.game({{a}});
            for (Int b = 9; b > 0; --b) sink.game({{a, b}});
        }
    }
    tools::Text exhaustive_bound() const override { return "9"; }
    Game random(rules::Rng&, bool) const override { return {{1}}; }
    void limits(rules::Sink&) const override {}
};

// A tree: its edges. The nodes are those from 1 to one more than there are edges.
class Trees : public Rows {
 public:
    std::vector<Game> parse(rules::InStream& text) const override {
        const Int n = text.integer(1, 1000, "n");
        text.end_of_line();
        Game edges;
        std::vector<std::size_t> root(rules::to_index(n) + 1);
        std::iota(root.begin(), root.end(), 0);
        const auto find = [&](Int node) {
            std::size_t at = rules::to_index(node);
            while (root[at] != at) at = root[at];
            return at;
        };
        while (static_cast<Int>(edges.size()) + 1 < n) {
            edges.push_back(text.line(1, n, {"a", "b"}));
            const std::size_t a = find(edges.back()[0]), b = find(edges.back()[1]);
            if (a == b) text.fail("a circle");
            root[a] = b;
        }
        text.end();
        return {edges};
    }
    std::string format(const std::vector<Game>& games) const override {
        std::string text = std::to_string(games.at(0).size() + 1) + '\n';
        for (const Row& edge : games[0]) text += rules::joined(edge);
        return text;
    }
    std::size_t games_per_input() const override { return 1; }
    tools::Text left_open(const Game&) const override { return {}; }
    void exhaustive(rules::Sink&) const override {}
};

bool any(const Games& games, bool (*wrong)(const Row&)) {
    return std::any_of(games.begin(), games.end(),
                       [&](const Game& game) { return wrong(game.at(0)); });
}

// Of a program that is wrong on such rows.
tools::ShrunkInput shrunk(Games games, bool (*wrong)(const Row&),
                          std::vector<tools::Case> cases = {}) {
    return tools::shrink(Rows(), {.games = std::move(games),
                                  .fails = [&](const Games& some) { return any(some, wrong); },
                                  .cases = std::move(cases),
                                  .time = std::chrono::seconds(60)});
}

// A tree in one row, after the number of nodes; an edge may be double.
class DoubledTrees : public Rows {
 public:
    std::vector<Game> parse(rules::InStream& text) const override {
        const Row counts = text.line(1, 1000, {"n", "m"});
        Row tree = {counts[0]};
        std::vector<std::vector<Int>> times(rules::to_index(counts[0]) + 1);
        for (std::vector<Int>& of : times) of.resize(times.size());
        for (Int edge = 0; edge < counts[1]; ++edge) {
            const Row ends = text.line(1, counts[0], {"a", "b"});
            tree.insert(tree.end(), ends.begin(), ends.end());
            const auto [a, b] = std::minmax({rules::to_index(ends[0]), rules::to_index(ends[1])});
            if (a == b || ++times[a][b] > 2) text.fail({"an edge", "边"});
        }
        text.end();
        Row root = {1};
        Int met = 0, pairs = 0;
        for (const auto& of : times) {
            pairs += std::count_if(of.begin(), of.end(), [](Int n) { return n > 0; });
        }
        std::vector<bool> seen(times.size());
        seen[1] = true;
        for (std::size_t i = 0; i < root.size(); ++i, ++met) {
            const std::size_t node = rules::to_index(root[i]);
            for (std::size_t other = 1; other < times.size(); ++other) {
                if (seen[other] || times[std::min(node, other)][std::max(node, other)] == 0)
                    continue;
                seen[other] = true;
                root.push_back(static_cast<Int>(other));
            }
        }
        if (met != counts[0] || pairs + 1 != met) text.fail({"no tree", "不是树"});
        return {{tree}};
    }
    std::string format(const std::vector<Game>& games) const override {
        const Row& tree = games.at(0).at(0);
        std::string text = rules::joined({tree.at(0), static_cast<Int>(tree.size() / 2)});
        for (std::size_t i = 1; i + 1 < tree.size(); i += 2) {
            text += rules::joined({tree[i], tree[i + 1]});
        }
        return text;
    }
    std::size_t games_per_input() const override { return 1; }
    void exhaustive(rules::Sink&) const override {}
};

TEST(Shrink, TriesEverySmallGameFirst) {
    // Step by step the second number would stay greater.
    const auto shrunk = shrink_test::shrunk(
        {{{5, 5}}, {{999999999, 1, 1000000000, 1000000000}}}, [](const Row& row) {
            return row.size() == 2 ? row == Row{2, 7} : row.size() == 4;
        });
    EXPECT_EQ(shrunk.games, (Games{{{2, 7}}}));
    EXPECT_TRUE(shrunk.is_smallest);
}

TEST(Shrink, TakesTheSmallestTestOfAnInput) {
    const auto wrong = [](const Row& row) { return row[0] == 324 || row[0] == 18; };
    EXPECT_EQ(shrunk({{{1}}, {{324}}, {{18}}, {{324}}}, wrong).games, (Games{{{18}}}));
}

TEST(Shrink, LowersEqualNumbersTogether) {
    const auto wrong = [](const Row& row) {
        return row.size() > 2 && row.front() == row.back() && row[0] > 70000;
    };
    EXPECT_EQ(shrunk({{{999999, 5, 8, 999999}}}, wrong).games, (Games{{{70001, 1, 70001}}}));
}

TEST(Shrink, KeepsDifferences) {
    const auto wrong = [](const Row& row) {
        return row.size() == 2 && row[0] > 5000 && row[1] - row[0] == 333;
    };
    EXPECT_EQ(shrunk({{{123456789, 123457122}}}, wrong).games, (Games{{{5001, 5334}}}));
}

TEST(Shrink, KeepsNimSums) {
    const auto wrong = [](const Row& row) {
        return row.size() == 3 && row[0] >= 4096 && (row[0] ^ row[1] ^ row[2]) == 0;
    };
    EXPECT_EQ(shrunk({{{5000, 123456, 5000 ^ 123456}}}, wrong).games, (Games{{{4096, 1, 4097}}}));
}

TEST(Shrink, GoesBackAlongDifferences) {
    // Neighbours in 1, 2, 3, 5, 8, ...
    const auto wrong = [](const Row& row) {
        if (row.size() != 2 || std::min(row[0], row[1]) < 100000) return false;
        Int a = 1, b = 2;
        while (b < std::max(row[0], row[1])) a = std::exchange(b, a + b);
        return std::minmax(row[0], row[1]) == std::minmax(a, b);
    };
    EXPECT_EQ(shrunk({{{433494437, 267914296}}}, wrong).games, (Games{{{121393, 196418}}}));
}

TEST(Shrink, TriesTheTestsOfOtherCases) {
    const auto wrong = [](const Row& row) { return row[0] == 987654321 || row[0] == 123456; };
    const std::string input = "2\n1\n77\n1\n123456\n";
    const tools::Case other{.name = "random-0001",
                            .group = tools::Group::random,
                            .input = input,
                            .expected = "",
                            .games = 2,
                            .legal = input};
    EXPECT_EQ(shrunk({{{987654321}}}, wrong).games, (Games{{{987654321}}}));
    EXPECT_EQ(shrunk({{{987654321}}}, wrong, {other}).games, (Games{{{123456}}}));
}

TEST(Shrink, FindsTwoTestsThatFailTogether) {
    // What a test has left behind spoils the next one.
    const auto fails = [](const Games& games) {
        for (std::size_t i = 1; i < games.size(); ++i) {
            if (games[i - 1].at(0).size() > games[i].at(0).size() && games[i][0][0] > 2)
                return true;
        }
        return false;
    };
    const auto shrunk = tools::shrink(Rows(), {.games = {{{8, 8, 8, 8}}, {{7, 9}}, {{1}}},
                                               .fails = fails,
                                               .time = std::chrono::seconds(60)});
    EXPECT_EQ(shrunk.games, (Games{{{1, 1}}, {{3}}}));
}

TEST(Shrink, StaysWithinTheStatement) {
    const auto wrong = [](const Row& row) { return row.size() == 1 && row[0] >= 13; };
    EXPECT_EQ(shrunk({{{99}}}, wrong).games, (Games{{{14}}}));
    EXPECT_EQ(shrunk({{{99, 13}}, {{13}}}, wrong).games, (Games{{{13}}}));
}

TEST(Shrink, DropsNodesAndNumbersTheOthersInOrder) {
    // A path of 300 nodes from the root, with a leaf on each, in no order.
    Game tree;
    std::vector<Int> number(600);
    for (Int node = 0; node < 600; ++node) number[rules::to_index(node)] = node * 7 % 601 + 1;
    for (std::size_t node = 1; node < 300; ++node) {
        tree.push_back({number[node], number[node - 1]});
        tree.push_back({number[node], number[node + 299]});
    }
    for (Row& edge : tree) {
        for (Int& node : edge) node = node > number[599] ? node - 1 : node;
    }
    Row nodes;
    for (const Row& edge : tree) nodes.insert(nodes.end(), edge.begin(), edge.end());
    std::sort(nodes.begin(), nodes.end());
    nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
    for (Row& edge : tree) {
        for (Int& node : edge) {
            node = std::lower_bound(nodes.begin(), nodes.end(), node) - nodes.begin() + 1;
        }
    }
    const auto depth = [](const Game& edges) {
        std::vector<Row> next(edges.size() + 2);
        for (const Row& edge : edges) {
            next[rules::to_index(edge[0])].push_back(edge[1]);
            next[rules::to_index(edge[1])].push_back(edge[0]);
        }
        std::size_t deepest = 0;
        const auto visit = [&](auto self, Int node, Int from, std::size_t at) -> void {
            deepest = std::max(deepest, at);
            for (const Int other : next[rules::to_index(node)]) {
                if (other != from) self(self, other, node, at + 1);
            }
        };
        visit(visit, 1, 0, 0);
        return deepest;
    };
    const auto shrunk = tools::shrink(
        Trees(), {.games = {tree},
                  .fails = [&](const Games& games) { return depth(games.at(0)) >= 12; },
                  .time = std::chrono::seconds(60)});
    Game path;
    for (Int node = 1; node <= 12; ++node) path.push_back({node, node + 1});
    EXPECT_EQ(shrunk.games, (Games{path}));
}

TEST(Shrink, KeepsTheNumberOfEdgesWithFewerNodes) {
    // 20 edges take 11 nodes. Here each of the first ones hangs on another by two, the rest are a path.
    Row tree = {17};
    for (Int node = 2; node <= 17; ++node) {
        for (Int times = node <= 5 ? 2 : 1; times > 0; --times) {
            tree.insert(tree.end(), {node, node == 2 ? 1 : node <= 5 ? node - 2 : node - 1});
        }
    }
    ASSERT_EQ(tree.size(), 41U);
    const auto shrunk = tools::shrink(
        DoubledTrees(), {.games = {{tree}},
                         .fails = [](const Games& games) { return games[0][0].size() >= 41; },
                         .time = std::chrono::seconds(60)});
    Row star = {11};
    for (Int node = 2; node <= 11; ++node) star.insert(star.end(), {node, 1, node, 1});
    EXPECT_EQ(shrunk.games, (Games{{star}}));
}

TEST(Shrink, SaysThatTheTimeWasOver) {
    const auto shrunk = tools::shrink(Rows(), {.games = {{{5, 6, 7}}},
                                               .fails = [](const Games&) { return true; },
                                               .time = std::chrono::seconds(0)});
    EXPECT_FALSE(shrunk.is_smallest);
    EXPECT_EQ(shrunk.games, (Games{{{5, 6, 7}}}));
    int runs = 0;  // each takes a second
    const auto counted = tools::shrink(
        Rows(), {.games = {{{5, 6, 7}}},
                 .fails = [&](const Games&) { return ++runs, false; },
                 .time = std::chrono::seconds(5),
                 .taken = [&] { return std::chrono::nanoseconds(std::chrono::seconds(runs)); }});
    EXPECT_FALSE(counted.is_smallest);
    EXPECT_LE(runs, 6);
}

}  // namespace shrink_test
