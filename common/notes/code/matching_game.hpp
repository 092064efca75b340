// The code of chapter 16 for the game of matchings: C++11, nothing but the standard library.
#ifndef COMMON_NOTES_CODE_MATCHING_GAME_HPP
#define COMMON_NOTES_CODE_MATCHING_GAME_HPP

#include <cstddef>
#include <vector>

namespace notes {

typedef std::vector<std::vector<std::size_t>> Neighbours;  // of each vertex

// Makes the matching greater by a path from `left`, which is matched to none. Kuhn's algorithm.
inline bool augment(std::size_t left, const Neighbours& neighbours, std::vector<std::size_t>& mate,
                    std::vector<bool>& tried) {
    for (const std::size_t right : neighbours[left]) {
        if (tried[right]) continue;
        tried[right] = true;
        const std::size_t next = mate[right];
        if (next == right || augment(next, neighbours, mate, tried)) {
            mate[right] = left;
            mate[left] = right;
            return true;
        }
    }
    return false;
}

// Every vertex that some maximum matching leaves out and that an alternating path from `vertex`
// reaches, `vertex` being left out by this one.
inline void mark_missed(std::size_t vertex, const Neighbours& neighbours,
                        const std::vector<std::size_t>& mate, std::vector<bool>& missed) {
    if (missed[vertex]) return;
    missed[vertex] = true;
    for (const std::size_t next : neighbours[vertex]) {
        mark_missed(mate[next], neighbours, mate, missed);
    }
}

// For each vertex of a bipartite graph whether the player to move wins with the piece there; the
// vertices of one side have `is_left`.
inline std::vector<bool> winning_starts(const Neighbours& neighbours,
                                        const std::vector<bool>& is_left) {
    const std::size_t vertices = neighbours.size();
    std::vector<std::size_t> mate(vertices);
    for (std::size_t v = 0; v < vertices; ++v) mate[v] = v;  // itself: matched to none
    for (std::size_t v = 0; v < vertices; ++v) {
        std::vector<bool> tried(vertices);
        if (is_left[v]) augment(v, neighbours, mate, tried);
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
