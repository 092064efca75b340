// The code of cycles.md: C++11, nothing but the standard library.
#ifndef COMMON_NOTES_CODE_FORCING_HPP
#define COMMON_NOTES_CODE_FORCING_HPP

#include <cstddef>
#include <queue>
#include <vector>

namespace notes {

// From which states player A can force the play into `target`, a set of states without successors.
// chooses[s] tells whether A is to move in state s.
inline std::vector<bool> forced(const std::vector<std::vector<std::size_t>>& successors,
                                const std::vector<bool>& chooses,
                                const std::vector<std::size_t>& target) {
    const std::size_t states = successors.size();
    std::vector<std::vector<std::size_t>> predecessors(states);
    std::vector<std::size_t> left(states);  // moves to states without a mark
    for (std::size_t s = 0; s < states; ++s) {
        left[s] = successors[s].size();
        for (const std::size_t next : successors[s]) predecessors[next].push_back(s);
    }
    std::vector<bool> marked(states);
    std::queue<std::size_t> found;
    const auto mark = [&](std::size_t s) {
        marked[s] = true;
        found.push(s);
    };
    for (const std::size_t end : target) mark(end);
    for (; !found.empty(); found.pop()) {
        for (const std::size_t s : predecessors[found.front()]) {
            if (!marked[s] && (--left[s] == 0 || chooses[s])) mark(s);
        }
    }
    return marked;
}

}  // namespace notes

#endif
