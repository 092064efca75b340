// The code of cycles.md for sums of games with cycles: C++11, nothing but the standard library.
#ifndef COMMON_NOTES_CODE_LOOPY_HPP
#define COMMON_NOTES_CODE_LOOPY_HPP

#include <cstddef>
#include <queue>
#include <vector>

namespace notes {

// The loopy value of each node; -1 stands for infinity.
inline std::vector<int> loopy_values(const std::vector<std::vector<std::size_t>>& successors) {
    const std::size_t nodes = successors.size();
    std::vector<std::vector<std::size_t>> predecessors(nodes);
    for (std::size_t v = 0; v < nodes; ++v) {
        for (const std::size_t w : successors[v]) predecessors[w].push_back(v);
    }
    std::vector<int> values(nodes, -1);
    // eligible[v] == m: some successor of v has each of the values 0, ..., m - 1
    std::vector<int> eligible(nodes);
    for (int m = 0;; ++m) {
        // Working backwards among the nodes without a value: "lost" ones get the value m.
        std::vector<std::size_t> left(nodes);
        std::vector<bool> won(nodes);
        std::queue<std::size_t> found;
        bool some_eligible = false;
        const auto try_value = [&](std::size_t v) {
            if (values[v] >= 0 || eligible[v] < m || won[v] || left[v] > 0) return;
            values[v] = m;
            found.push(v);
        };
        for (std::size_t v = 0; v < nodes; ++v) {
            some_eligible = some_eligible || (values[v] < 0 && eligible[v] == m);
            for (const std::size_t w : successors[v]) left[v] += values[w] < 0;
        }
        if (!some_eligible) return values;
        for (std::size_t v = 0; v < nodes; ++v) try_value(v);
        for (; !found.empty(); found.pop()) {
            for (const std::size_t v : predecessors[found.front()]) {
                if (values[v] >= 0 || won[v]) continue;
                won[v] = true;
                if (eligible[v] == m) eligible[v] = m + 1;
                for (const std::size_t u : predecessors[v]) {
                    --left[u];
                    try_value(u);
                }
            }
        }
    }
}

}  // namespace notes

#endif
