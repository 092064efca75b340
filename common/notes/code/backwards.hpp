// The code of dags.md: C++11, nothing but the standard library.
#ifndef COMMON_NOTES_CODE_BACKWARDS_HPP
#define COMMON_NOTES_CODE_BACKWARDS_HPP

#include <cstddef>
#include <queue>
#include <vector>

namespace notes {

enum Outcome { draw, lost, won };  // for the player to move

// predecessors[v] has the start of each edge to v, out_degree[v] is the number of edges from v.
inline std::vector<Outcome> work_backwards(
    const std::vector<std::vector<std::size_t>>& predecessors,
    std::vector<std::size_t> out_degree) {
    std::vector<Outcome> outcome(predecessors.size(), draw);
    std::queue<std::size_t> named;
    for (std::size_t v = 0; v < outcome.size(); ++v) {
        if (out_degree[v] == 0) outcome[v] = lost, named.push(v);
    }
    for (; !named.empty(); named.pop()) {
        const std::size_t v = named.front();
        for (const std::size_t u : predecessors[v]) {
            if (outcome[u] != draw) continue;
            if (outcome[v] == lost) {
                outcome[u] = won, named.push(u);
            } else if (--out_degree[u] == 0) {  // all successors of u are won
                outcome[u] = lost, named.push(u);
            }
        }
    }
    return outcome;
}

}  // namespace notes

#endif
