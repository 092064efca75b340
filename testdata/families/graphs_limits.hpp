// Graphs for the inputs of games on them.
#ifndef TESTDATA_FAMILIES_GRAPHS_LIMITS_HPP
#define TESTDATA_FAMILIES_GRAPHS_LIMITS_HPP

#include <numeric>

#include "core/rooms.hpp"
#include "graphs.hpp"

namespace rules {

// A graph, each edge once.
class Edges {
 public:
    explicit Edges(Int nodes) : game_{{nodes}} {}
    void add(Int from, Int to) {
        if (seen_.insert(from * kMost + to).second) game_.push_back({from, to});
    }
    Int size() const { return static_cast<Int>(game_.size()) - 1; }
    // At least one edge.
    Game game() const {
        Game game = game_;
        if (size() == 0) game.push_back({1, 1});
        return game;
    }

 private:
    static constexpr Int kMost = 1000000;  // nodes

    Game game_;
    std::unordered_set<Int> seen_;
};

// Every graph with an edge up to a bound.
struct SmallGraphs {
    Int any, few;  // of so many nodes at most, and of one node more with so few edges

    template <class Visit>
    void for_each(Visit visit) const {
        for (Int nodes = 1; nodes <= any; ++nodes) of(nodes, nodes * nodes, visit);
        of(any + 1, few, visit);
    }
    tools::Text bound() const {
        const std::string nodes = std::to_string(any), more = std::to_string(any + 1),
                          edges = std::to_string(few);
        return {"every graph of at most " + nodes + " nodes, and every one of " + more +
                    " nodes with at most " + edges + " edges",
                "不超过 " + nodes + " 个点的所有图，以及 " + more + " 个点、至多 " + edges +
                    " 条边的所有图"};
    }

 private:
    template <class Visit>
    static void of(Int nodes, Int most_edges, Visit visit) {
        const Int pairs = nodes * nodes;
        for (Int set = 1; set >> pairs == 0; ++set) {
            Edges edges(nodes);
            for (Int pair = 0; pair < pairs; ++pair) {
                if (set >> pair & 1) edges.add(pair / nodes + 1, pair % nodes + 1);
            }
            if (edges.size() <= most_edges) visit(edges.game());
        }
    }
};

// A few nodes, or many where chance has it. Cycles are common; `rare` brings long ways back to the only
// end.
inline Edges some_graph(Rng& rng, bool rare) {
    const Int n = rng.mixed(2, rng.chance(1, 10) ? 3000 : 40);
    Edges edges(n);
    if (rare) {
        const Row order = rng.distinct(to_index(n), 1, n);
        for (Int i = 1; i < n; ++i) edges.add(order[to_index(i)], order[to_index(i - 1)]);
        for (Int more = rng.between(0, n); more > 0; --more) {
            const Int at = rng.between(1, n - 1);
            const Int to = std::min(n - 1, at + rng.between(0, 3));
            edges.add(order[to_index(at)], order[to_index(to)]);
        }
        return edges;
    }
    const Int most = std::max<Int>(1, n * rng.between(5, 25) / 10);
    for (Int i = 0; i < most; ++i) {
        const Int a = rng.between(1, n);
        const Int b = rng.between(1, n);
        edges.add(a, rng.chance(1, 20) ? a : b);
    }
    return edges;
}

// So many edges between any nodes.
inline Edges random_edges(Rng& rng, Int nodes, Int most) {
    Edges edges(nodes);
    while (edges.size() < most) {
        const Int a = rng.between(1, nodes);
        const Int b = rng.between(1, nodes);
        edges.add(a, b);
    }
    return edges;
}

// All nodes, in one of these orders: "up", "down", "mixed".
inline Row nodes_in(const std::string& order, Int nodes, Rng& rng) {
    Row row(to_index(nodes));
    std::iota(row.begin(), row.end(), 1);
    if (order == "down") std::reverse(row.begin(), row.end());
    if (order == "mixed") rng.shuffle(row);
    return row;
}

// One way through the nodes in their order: with "steps-of-two" over one node, with "loops" from each
// node to itself, "back" to where it came from.
inline Edges way(const Row& nodes, const std::string& exits = "one-exit") {
    Edges edges(static_cast<Int>(nodes.size()));
    for (std::size_t i = 0; i + 1 < nodes.size(); ++i) {
        edges.add(nodes[i], nodes[i + 1]);
        if (exits == "steps-of-two" && i + 2 < nodes.size()) edges.add(nodes[i], nodes[i + 2]);
        if (exits == "loops") edges.add(nodes[i], nodes[i]);
        if (exits == "back" && i > 0) edges.add(nodes[i], nodes[i - 1]);
    }
    return edges;
}

// What a program may have too little room for.
inline std::vector<Room> rooms_of_graph() {
    return {{{"edges", "边"},
             edges_of,
             [](Game game, Int size) {
                 Int edges = 0;
                 game.erase(
                     std::remove_if(game.begin(), game.end(),
                                    [&](const Row& row) { return is_edge(row) && ++edges > size; }),
                     game.end());
                 return game;
             }},
            {{"nodes", "节点"},
             [](const Game& game) { return game.at(0).at(0); },
             [](Game game, Int size) {
                 game.erase(std::remove_if(game.begin(), game.end(),
                                           [=](const Row& row) {
                                               return is_edge(row) &&
                                                      std::max(row[0], row[1]) > size;
                                           }),
                            game.end());
                 return game;
             }}};
}

}  // namespace rules

#endif
