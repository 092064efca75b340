// Green Hackenbush: a graph stands on the ground, one of its vertices. A move cuts an edge; what is
// no longer connected to the ground falls off. A player who cannot move loses.
// J. H. Conway, On Numbers and Games, 1976; Winning Ways, chapter 7.
#ifndef COMMON_HACKENBUSH_HPP
#define COMMON_HACKENBUSH_HPP

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

namespace hackenbush {

/// The neighbours of each vertex `0, ..., size() - 1`: each edge stands at both its ends.
typedef std::vector<std::vector<unsigned>> Tree;

/// The Grundy value of what grows above each vertex of a tree that stands on `root`; that of the
/// whole tree is the one at the root. At least one vertex, fewer than 2^32. Empty if it is no tree.
/// O(vertices), without recursion.
///
/// By the colon principle a vertex has the nim-sum of `value + 1` over the vertices next above it.
inline std::vector<unsigned> tree_values(const Tree& tree, unsigned root) {
    assert(root < tree.size());
    const unsigned unknown = static_cast<unsigned>(-1);
    std::vector<unsigned> below(tree.size(), unknown), order(1, root);
    below[root] = root;
    for (std::size_t i = 0; i < order.size(); ++i) {
        for (const unsigned next : tree[order[i]]) {
            assert(next < tree.size());
            if (next == below[order[i]] && order[i] != root) continue;
            if (below[next] != unknown) return {};  // there is a cycle
            below[next] = order[i];
            order.push_back(next);
        }
    }
    if (order.size() < tree.size()) return {};  // it is not connected
    std::vector<unsigned> values(tree.size());
    for (std::size_t i = order.size() - 1; i > 0; --i) {
        values[below[order[i]]] ^= values[order[i]] + 1;
    }
    return values;
}

typedef std::pair<unsigned, unsigned> Edge;

/// The Grundy value of the graph of these edges on the vertices `0, ..., vertices - 1` that stands
/// on `ground`; where it stands on several vertices, fuse them. Repeated edges and loops are allowed;
/// what is not connected to the ground counts for nothing. vertices < 2^32 - 1; ground and both ends
/// of every edge are below it. O(vertices + edges), without recursion.
///
/// By the fusion principle all vertices of a cycle may be fused into one. Its edges become loops, of
/// value 1 each; what stays is a tree of bridges.
inline unsigned graph_value(std::size_t vertices, const std::vector<Edge>& edges, unsigned ground) {
    assert(ground < vertices);
    std::vector<std::vector<std::size_t>> edges_at(vertices);
    for (std::size_t e = 0; e < edges.size(); ++e) {
        assert(edges[e].first < vertices && edges[e].second < vertices);
        edges_at[edges[e].first].push_back(e);
        if (edges[e].first != edges[e].second) edges_at[edges[e].second].push_back(e);
    }
    // A depth-first search. Vertices are numbered from 1 in the order of their visit; `low` is the
    // least number that one edge leads to from the vertex or from above, but for the edge below it.
    std::vector<unsigned> number(vertices), low(vertices), values(vertices);
    struct Frame {
        unsigned vertex;
        std::size_t edge_below, next;
    };
    std::vector<Frame> path;
    unsigned visited = 0;
    const auto enter = [&](unsigned vertex, std::size_t edge_below) {
        number[vertex] = low[vertex] = ++visited;
        path.push_back(Frame{vertex, edge_below, 0});
    };
    enter(ground, edges.size());
    for (;;) {
        Frame& top = path.back();
        const unsigned v = top.vertex;
        if (top.next < edges_at[v].size()) {
            const std::size_t e = edges_at[v][top.next++];
            if (e == top.edge_below) continue;
            const unsigned w = edges[e].first ^ edges[e].second ^ v;
            if (number[w] == 0) {
                enter(w, e);
            } else if (number[w] <= number[v]) {  // it closes a cycle, seen from its upper end
                values[v] ^= 1;
                low[v] = std::min(low[v], number[w]);
            }
        } else {
            path.pop_back();
            if (path.empty()) return values[ground];
            const unsigned below = path.back().vertex;
            const bool is_bridge = low[v] == number[v];
            values[below] ^= is_bridge ? values[v] + 1 : values[v] ^ 1;
            low[below] = std::min(low[below], low[v]);
        }
    }
}

}  // namespace hackenbush

#endif
