// The game of matchings (undirected vertex geography): a piece on a vertex of an undirected graph moves
// along an edge to a vertex where it has not been. A player who cannot move loses. That is the player
// to move iff some maximum matching misses the vertex of the piece.
// A. S. Fraenkel, E. R. Scheinerman and D. Ullman, 1993.
#ifndef COMMON_MATCHING_GAME_HPP
#define COMMON_MATCHING_GAME_HPP

#include <cassert>
#include <cstddef>
#include <vector>

namespace matching_game {

/// The neighbours of each vertex `0, ..., size() - 1`: each edge stands at both its ends.
typedef std::vector<std::vector<std::size_t>> Neighbours;

/// Finds a partner for `start`, which has none, by a path of edges outside and inside the matching in
/// turn; false if there is no such path. mate[v] is the partner of v, or v itself. The graph is
/// bipartite. O(vertices + edges), without recursion.
inline bool augment(std::size_t start, const Neighbours& neighbours,
                    std::vector<std::size_t>& mate) {
    assert(mate.size() == neighbours.size() && start < mate.size() && mate[start] == start);
    for (const std::size_t right : neighbours[start]) {  // most starts need no search
        if (mate[right] != right) continue;
        mate[start] = right;
        mate[right] = start;
        return true;
    }
    if (neighbours[start].empty()) return false;
    const std::size_t none = mate.size();
    std::vector<std::size_t> before(mate.size(), none);  // the vertex from which the path came
    std::vector<std::size_t> queue(1, start);
    for (std::size_t i = 0; i < queue.size(); ++i) {
        for (std::size_t right : neighbours[queue[i]]) {
            if (before[right] != none) continue;
            before[right] = queue[i];
            if (mate[right] != right) {
                queue.push_back(mate[right]);
                continue;
            }
            for (std::size_t left = none; left != start;) {  // back along the path
                left = before[right];
                const std::size_t next = mate[left];
                mate[left] = right;
                mate[right] = left;
                right = next;
            }
            return true;
        }
    }
    return false;
}

/// Marks every vertex that some maximum matching misses and that a path of edges outside and inside
/// this one in turn reaches from `start`, which this one misses. The graph is bipartite. For all starts
/// together O(vertices + edges), without recursion.
inline void mark_missed(std::size_t start, const Neighbours& neighbours,
                        const std::vector<std::size_t>& mate, std::vector<bool>& missed) {
    assert(mate.size() == neighbours.size() && missed.size() == mate.size());
    assert(start < mate.size() && mate[start] == start);
    std::vector<std::size_t> stack(1, start);
    while (!stack.empty()) {
        const std::size_t vertex = stack.back();
        stack.pop_back();
        if (missed[vertex]) continue;
        missed[vertex] = true;
        for (const std::size_t next : neighbours[vertex]) stack.push_back(mate[next]);
    }
}

/// For each vertex of a bipartite graph whether the player to move wins with the piece there; the
/// vertices of one side have `is_left`. O(vertices * edges), without recursion.
inline std::vector<bool> winning_starts(const Neighbours& neighbours,
                                        const std::vector<bool>& is_left) {
    const std::size_t vertices = neighbours.size();
    assert(is_left.size() == vertices);
    std::vector<std::size_t> mate(vertices);
    for (std::size_t v = 0; v < vertices; ++v) mate[v] = v;
    for (std::size_t v = 0; v < vertices; ++v) {
        if (is_left[v]) augment(v, neighbours, mate);
    }
    std::vector<bool> missed(vertices);
    for (std::size_t v = 0; v < vertices; ++v) {
        if (mate[v] == v) mark_missed(v, neighbours, mate, missed);
    }
    missed.flip();
    return missed;
}

}  // namespace matching_game

#endif
