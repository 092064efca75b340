#include "hackenbush.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <map>
#include <random>
#include <set>
#include <vector>

#include "seeded_rng.hpp"

namespace hackenbush {
namespace {

// The value by play, for graphs of up to 32 edges; a position is the set of the edges that are left.
class Play {
 public:
    Play(std::size_t vertices, const std::vector<Edge>& edges, unsigned ground)
        : vertices_(vertices), edges_(edges), ground_(ground) {}

    unsigned value() {
        unsigned all = 0;
        for (std::size_t e = 0; e < edges_.size(); ++e) all |= 1u << e;
        return value(standing(all));
    }

 private:
    unsigned standing(unsigned left) const {
        std::vector<bool> reached(vertices_);
        reached[ground_] = true;
        unsigned stands = 0;
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t e = 0; e < edges_.size(); ++e) {
                const Edge& edge = edges_[e];
                if ((left & ~stands) >> e & 1 && (reached[edge.first] || reached[edge.second])) {
                    reached[edge.first] = reached[edge.second] = true;
                    stands |= 1u << e;
                    changed = true;
                }
            }
        }
        return stands;
    }
    unsigned value(unsigned left) {
        const auto known = values_.find(left);
        if (known != values_.end()) return known->second;
        std::set<unsigned> reached;
        for (std::size_t e = 0; e < edges_.size(); ++e) {
            if (left >> e & 1) reached.insert(value(standing(left & ~(1u << e))));
        }
        unsigned mex = 0;
        while (reached.count(mex)) ++mex;
        return values_[left] = mex;
    }

    std::size_t vertices_;
    std::vector<Edge> edges_;
    unsigned ground_;
    std::map<unsigned, unsigned> values_;
};

Tree tree_of(std::size_t vertices, const std::vector<Edge>& edges) {
    Tree tree(vertices);
    for (const Edge& edge : edges) {
        tree[edge.first].push_back(edge.second);
        tree[edge.second].push_back(edge.first);
    }
    return tree;
}

// Every multiset of up to `most` edges on these vertices, loops included, every ground.
void expect_all_graphs(unsigned vertices, unsigned most, unsigned first, std::vector<Edge>& edges) {
    for (unsigned ground = 0; ground < vertices; ++ground) {
        ASSERT_EQ(graph_value(vertices, edges, ground), Play(vertices, edges, ground).value());
    }
    if (edges.size() == most) return;
    for (unsigned pair = first; pair < vertices * vertices; ++pair) {
        if (pair / vertices > pair % vertices) continue;
        edges.emplace_back(pair / vertices, pair % vertices);
        expect_all_graphs(vertices, most, pair, edges);
        edges.pop_back();
    }
}

TEST(Hackenbush, EveryGraphAgainstPlay) {
    std::vector<Edge> edges;
    expect_all_graphs(1, 4, 0, edges);
    expect_all_graphs(2, 5, 0, edges);
    expect_all_graphs(3, 4, 0, edges);
    expect_all_graphs(4, 4, 0, edges);
}

TEST(Hackenbush, EveryTreeAgainstPlay) {
    for (unsigned vertices = 1; vertices <= 6; ++vertices) {
        // parents[v] < v
        std::vector<unsigned> parents(vertices);
        for (bool more = true; more;) {
            std::vector<Edge> edges;
            for (unsigned v = 1; v < vertices; ++v) edges.emplace_back(v, parents[v]);
            const Tree tree = tree_of(vertices, edges);
            for (unsigned root = 0; root < vertices; ++root) {
                ASSERT_EQ(tree_values(tree, root).at(root), Play(vertices, edges, root).value());
            }
            more = false;
            for (unsigned v = vertices; v-- > 1 && !more;) {
                more = ++parents[v] < v;
                if (!more) parents[v] = 0;
            }
        }
    }
}

TEST(Hackenbush, TreesHaveTheValuesOfTheirBranches) {
    // 0 - 1 - 2 - 3, and 4 above 1, 5 above 0.
    const Tree tree = tree_of(6, {{0, 1}, {1, 2}, {3, 2}, {4, 1}, {5, 0}});
    EXPECT_EQ(tree_values(tree, 0), (std::vector<unsigned>{5, 3, 1, 0, 0, 0}));
    EXPECT_EQ(tree_values(Tree(1), 0), std::vector<unsigned>{0});
}

TEST(Hackenbush, WhatIsNoTreeHasNoValues) {
    for (const std::vector<Edge>& edges :
         std::vector<std::vector<Edge>>{{{0, 1}},                  // not connected
                                        {{0, 1}, {1, 2}, {2, 0}},  // a cycle
                                        {{0, 1}, {0, 1}},          // an edge twice
                                        {{0, 1}, {1, 2}, {2, 2}},  // loops
                                        {{0, 0}, {0, 1}}}) {
        for (unsigned root = 0; root < 3; ++root) {
            EXPECT_TRUE(tree_values(tree_of(3, edges), root).empty());
        }
    }
}

TEST(Hackenbush, RandomGraphsAgainstPlay) {
    std::mt19937_64 rng = seeded_rng();
    for (int round = 0; round < 300; ++round) {
        const unsigned vertices = 1 + static_cast<unsigned>(rng() % 9);
        std::vector<Edge> edges;
        for (std::size_t i = rng() % 11; i > 0; --i) {
            edges.emplace_back(rng() % vertices, rng() % vertices);
        }
        const unsigned ground = static_cast<unsigned>(rng() % vertices);
        ASSERT_EQ(graph_value(vertices, edges, ground), Play(vertices, edges, ground).value());
    }
}

TEST(Hackenbush, RandomTreesAreGraphs) {
    std::mt19937_64 rng = seeded_rng();
    for (int round = 0; round < 300; ++round) {
        const unsigned vertices = 1 + static_cast<unsigned>(rng() % 60);
        std::vector<Edge> edges;
        for (unsigned v = 1; v < vertices; ++v) {
            edges.emplace_back(v, v - 1 - rng() % (1 + rng() % v));
        }
        const unsigned root = static_cast<unsigned>(rng() % vertices);
        ASSERT_EQ(tree_values(tree_of(vertices, edges), root).at(root),
                  graph_value(vertices, edges, root));
    }
}

// A stalk and a cycle of many edges: a recursion would not come back from there.
TEST(Hackenbush, LongStalksAndCycles) {
    const unsigned length = 200000;
    std::vector<Edge> edges;
    for (unsigned v = 0; v < length; ++v) edges.emplace_back(v, v + 1);
    EXPECT_EQ(tree_values(tree_of(length + 1, edges), 0).at(0), length);
    EXPECT_EQ(tree_values(tree_of(length + 1, edges), length).at(length), length);
    EXPECT_EQ(graph_value(length + 1, edges, 0), length);
    EXPECT_EQ(graph_value(length + 1, edges, 1), (length - 1) ^ 1);
    edges.emplace_back(length, 0);  // length + 1 edges
    EXPECT_EQ(graph_value(length + 1, edges, 0), 1u);
}

#ifndef NDEBUG
TEST(HackenbushDeathTest, Preconditions) {
    EXPECT_DEATH(tree_values(Tree(), 0), "root < tree.size");
    EXPECT_DEATH(tree_values(Tree{{1}, {0, 2}}, 0), "next < tree.size");
    EXPECT_DEATH(graph_value(1, {}, 1), "ground < vertices");
    EXPECT_DEATH(graph_value(2, {{0, 2}}, 0), "vertices");
    EXPECT_DEATH(graph_value(2, {{2, 0}}, 0), "vertices");
}
#endif

}  // namespace
}  // namespace hackenbush
