// The code of dags.md for graphs without cycles: C++11, nothing but the standard library.
#ifndef COMMON_NOTES_CODE_DAG_HPP
#define COMMON_NOTES_CODE_DAG_HPP

#include <cstddef>
#include <queue>
#include <vector>

namespace notes {

// The Grundy value of each node; the number of nodes, which is no value, where a cycle can be
// reached.
inline std::vector<std::size_t> values_of_dag(
    const std::vector<std::vector<std::size_t>>& successors) {
    const std::size_t nodes = successors.size();
    std::vector<std::vector<std::size_t>> predecessors(nodes);
    std::vector<std::size_t> left(nodes);  // successors without a value
    std::queue<std::size_t> ready;
    for (std::size_t v = 0; v < nodes; ++v) {
        for (const std::size_t w : successors[v]) predecessors[w].push_back(v);
        left[v] = successors[v].size();
        if (left[v] == 0) ready.push(v);
    }
    std::vector<std::size_t> values(nodes, nodes), mark(nodes + 1, nodes);
    for (; !ready.empty(); ready.pop()) {
        const std::size_t v = ready.front();
        for (const std::size_t w : successors[v]) mark[values[w]] = v;
        values[v] = 0;
        while (mark[values[v]] == v) ++values[v];
        for (const std::size_t u : predecessors[v]) {
            if (--left[u] == 0) ready.push(u);
        }
    }
    return values;
}

}  // namespace notes

#endif
