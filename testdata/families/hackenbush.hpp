// What the rules of A tree game (HDU 3094) and Christmas Game (POJ 3710) share: a graph stands on
// node 1, a move cuts an edge, and what is no longer connected to node 1 falls.
#ifndef TESTDATA_FAMILIES_HACKENBUSH_HPP
#define TESTDATA_FAMILIES_HACKENBUSH_HPP

#include <algorithm>

#include "core/rules.hpp"

namespace hackenbush {

using namespace rules;

// For nodes that are numbered from the root, 0, upwards: the node next below each of them.
using Below = std::vector<std::size_t>;

// The greatest number of a node of these edges; node 1 is there without any.
inline Int greatest_node(const Component& edges) {
    return edges.empty() ? 1 : *std::max_element(edges.begin(), edges.end());
}

// The edges at each node, by the places of their first nodes.
inline std::vector<Row> edges_by_node(const Component& edges) {
    std::vector<Row> edges_at(to_index(greatest_node(edges)) + 1);
    for (std::size_t i = 0; i < edges.size(); ++i) {
        edges_at[to_index(edges[i])].push_back(static_cast<Int>(i - i % 2));
    }
    return edges_at;
}

// The edges that are connected to node 1 without the one that is cut, by the place of their first node.
inline Row reached(const Component& edges, const std::vector<Row>& edges_at, Int cut) {
    std::vector<bool> seen(edges_at.size());
    Row nodes = {1}, found;
    seen[1] = true;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        for (const Int edge : edges_at[to_index(nodes[i])]) {
            if (edge == cut) continue;
            found.push_back(edge);
            const Int next = edges[to_index(edge)] ^ edges[to_index(edge + 1)] ^ nodes[i];
            if (seen[to_index(next)]) continue;
            seen[to_index(next)] = true;
            nodes.push_back(next);
        }
    }
    return found;
}

// All cuts of a component: the two nodes of each edge that stands.
inline void cuts(const Component& edges, Options& options) {
    const std::vector<Row> edges_at = edges_by_node(edges);
    for (Int cut = 0; to_index(cut) < edges.size(); cut += 2) {
        std::vector<bool> connected(edges.size());
        for (const Int edge : reached(edges, edges_at, cut)) connected[to_index(edge)] = true;
        Component left;
        for (std::size_t edge = 0; edge < edges.size(); edge += 2) {
            if (!connected[edge]) continue;
            left.insert(left.end(), {edges[edge], edges[edge + 1]});
        }
        options.to(left.empty() ? Position{} : Position{left});
    }
}

// The edges, the two nodes of each, that are connected to node 1, in their order. Nodes are numbered
// anew without a gap, in the order in which they are met from there.
inline Component standing(const Component& edges) {
    const std::vector<Row> edges_at = edges_by_node(edges);
    Row number(edges_at.size());
    Row nodes = {1};
    number.at(1) = 1;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        for (const Int edge : edges_at[to_index(nodes[i])]) {
            const Int next = edges[to_index(edge)] ^ edges[to_index(edge + 1)] ^ nodes[i];
            if (number[to_index(next)] != 0) continue;
            nodes.push_back(next);
            number[to_index(next)] = static_cast<Int>(nodes.size());
        }
    }
    Component result;
    for (std::size_t i = 0; i < edges.size(); ++i) {
        if (number[to_index(edges[i])] != 0) result.push_back(number[to_index(edges[i])]);
    }
    return result;
}

// The value of a tree; of the nodes, each stands higher than the one below it.
inline Int value_of(const Below& below) {
    Row value(below.size());
    for (std::size_t node = below.size() - 1; node > 0; --node) {
        value[below[node]] ^= value[node] + 1;
    }
    return value[0];
}

// A tree in which each node hangs on one of the `reach` before it: a path for 1, and flat where the
// reach is great.
inline Below any_shape(Rng& rng, Int n, Int reach) {
    Below below(1);
    for (Int node = 1; node < n; ++node) {
        below.push_back(to_index(rng.between(std::max<Int>(0, node - reach), node - 1)));
    }
    return below;
}
inline Below any_shape(Rng& rng, Int n) {
    return any_shape(rng, n, rng.mixed(1, n));
}

// Adds branches of this nim-sum to a node: as many edges as it says. One of value v is an edge with
// branches of nim-sum v - 1 on it; two without a common bit may stand for their sum.
inline void grow(Rng& rng, Below& below, std::size_t node, Int value) {
    while (value > 0) {
        const Int part = rng.chance(1, 3) ? value & rng.between(0, value) : 0;
        if (part > 0 && part < value) {
            grow(rng, below, node, part);
            value ^= part;
        } else {
            below.push_back(node);
            node = below.size() - 1;
            --value;
        }
    }
}

// Stalks of so many edges on the root.
inline Below stalks(const Row& lengths) {
    Below below(1);
    for (const Int length : lengths) {
        for (Int i = 0; i < length; ++i) below.push_back(i == 0 ? 0 : below.size() - 1);
    }
    return below;
}

inline std::vector<Row> edges_of(const Below& below) {
    std::vector<Row> edges;
    for (std::size_t node = 1; node < below.size(); ++node) {
        edges.push_back({static_cast<Int>(below[node]), static_cast<Int>(node)});
    }
    return edges;
}

// In any order and direction.
inline std::vector<Row> shuffled(Rng& rng, std::vector<Row> edges) {
    rng.shuffle(edges);
    for (Row& edge : edges) rng.shuffle(edge);
    return edges;
}

// The edges of nodes that are numbered from the root, 0, in any order and direction. The root becomes
// node 1, the others have any numbers.
inline std::vector<Row> labelled(Rng& rng, std::vector<Row> edges) {
    Int last = 1;
    for (const Row& edge : edges) last = std::max({last, edge[0], edge[1]});
    Row label = rng.distinct(to_index(last), 2, last + 1);
    label.insert(label.begin(), 1);
    for (Row& edge : edges) {
        for (Int& node : edge) node = label[to_index(node)];
    }
    return shuffled(rng, edges);
}

}  // namespace hackenbush

#endif
