// Every theorem, table and period of trees.md and its solutions, by brute force. The games are played by
// their rules; where a header of common/ computes the same, it is compared with play as well.
#include "hackenbush.hpp"
#include "shared.hpp"

namespace claims_trees {

using namespace claims_tests;

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

}  // namespace claims_trees
