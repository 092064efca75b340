// Every theorem, table and period of dags.md and its solutions, by brute force. The games are played by
// their rules; where a header of common/ computes the same, it is compared with play as well.
#include "notes/code/backwards.hpp"
#include "notes/code/basis.hpp"
#include "notes/code/cutting_trees.hpp"
#include "notes/code/dag.hpp"
#include "notes/code/grundy.hpp"
#include "notes/code/lasker.hpp"
#include "notes/code/loopy.hpp"
#include "notes/code/nim.hpp"
#include "notes/code/octal.hpp"
#include "notes/code/outcome.hpp"
#include "notes/code/remoteness.hpp"
#include "notes/code/staircase.hpp"
#include "shared.hpp"
#include "sprague_grundy.hpp"

namespace claims_dags {

using namespace claims_tests;

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
    using Nodes = std::pair<unsigned, unsigned>;
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

}  // namespace claims_dags
