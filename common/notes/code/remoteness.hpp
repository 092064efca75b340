// The code of cycles.md for graphs with cycles: C++11, nothing but the standard library.
#ifndef COMMON_NOTES_CODE_REMOTENESS_HPP
#define COMMON_NOTES_CODE_REMOTENESS_HPP

#include <cstddef>
#include <queue>
#include <vector>

namespace notes {

// How many moves the game still takes, where the winner hurries and the loser delays; the player to
// move wins iff it is odd. -1 for a draw.
inline std::vector<int> remoteness(const std::vector<std::vector<std::size_t>>& successors) {
    const std::size_t nodes = successors.size();
    std::vector<std::vector<std::size_t>> predecessors(nodes);
    std::vector<std::size_t> left(nodes);  // successors that are not known to be won
    std::vector<int> moves(nodes, -1);
    std::queue<std::size_t> known;
    for (std::size_t v = 0; v < nodes; ++v) {
        left[v] = successors[v].size();
        for (const std::size_t w : successors[v]) predecessors[w].push_back(v);
        if (left[v] == 0) {
            moves[v] = 0;
            known.push(v);
        }
    }
    for (; !known.empty(); known.pop()) {
        const std::size_t w = known.front();
        const bool lost = moves[w] % 2 == 0;
        for (const std::size_t v : predecessors[w]) {
            if (moves[v] >= 0 || (!lost && --left[v] > 0)) continue;
            moves[v] = moves[w] + 1;
            known.push(v);
        }
    }
    return moves;
}

}  // namespace notes

#endif
