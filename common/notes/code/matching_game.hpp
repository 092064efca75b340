// The code of cycles-and-matchings.md for the game of matchings: C++11, nothing but the standard library.
#ifndef COMMON_NOTES_CODE_MATCHING_GAME_HPP
#define COMMON_NOTES_CODE_MATCHING_GAME_HPP

#include <cstddef>
#include <vector>

namespace notes {

typedef std::vector<std::vector<std::size_t>> Neighbours;  // of each vertex

// Finds a partner for `start`, which has none, by a path of edges outside and inside the matching in
// turn; false if there is no such path. mate[v] is the partner of v, or v itself.
inline bool augment(std::size_t start, const Neighbours& neighbours,
                    std::vector<std::size_t>& mate) {
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

// Marks every vertex that some maximum matching leaves out and that a path of edges outside and
// inside this one in turn reaches from `start`, which this one leaves out.
inline void mark_missed(std::size_t start, const Neighbours& neighbours,
                        const std::vector<std::size_t>& mate, std::vector<bool>& missed) {
    std::vector<std::size_t> stack(1, start);
    while (!stack.empty()) {
        const std::size_t vertex = stack.back();
        stack.pop_back();
        if (missed[vertex]) continue;
        missed[vertex] = true;
        for (const std::size_t next : neighbours[vertex]) stack.push_back(mate[next]);
    }
}

// For each vertex of a bipartite graph whether the player to move wins with the piece there; the
// vertices of one side have `is_left`.
inline std::vector<bool> winning_starts(const Neighbours& neighbours,
                                        const std::vector<bool>& is_left) {
    const std::size_t vertices = neighbours.size();
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

}  // namespace notes

#endif
