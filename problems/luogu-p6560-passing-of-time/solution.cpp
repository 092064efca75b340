// Title: Luogu P6560. The Passing of Time
// URL: https://www.luogu.com.cn/problem/P6560
// Idea: Who finds the token on the goal has lost, as one who cannot move. So for each query work
//       backwards from the goal and from all nodes without exits, until the start is known.
// Time: O(q (n + m))
// Memory: O(n + m)
#include <cstddef>
#include <numeric>
#include <utility>
#include <vector>

#include "../../common/fast_io.hpp"

namespace {

struct Graph {
    // Those of v stand from begin[v] up to begin[v + 1]: one array for all nodes, as the search waits
    // for memory above all.
    std::vector<unsigned> predecessors;
    std::vector<unsigned> begin;
    std::vector<int> exits;      // how many edges lead away from a node
    std::vector<unsigned> ends;  // the nodes without exits
};

// 1: the player to move wins, -1: loses, 0: neither can force a win
int outcome(const Graph& graph, unsigned start, unsigned goal) {
    // Exits that are not known to be won for the opponent; 0 at a lost node, -1 at a won one.
    std::vector<int> left = graph.exits;
    left[goal] = 0;
    std::vector<unsigned> queue = graph.ends;
    queue.push_back(goal);
    for (std::size_t i = 0; i < queue.size() && left[start] > 0; ++i) {
        const unsigned next = queue[i];
        for (unsigned e = graph.begin[next]; e < graph.begin[next + 1]; ++e) {
            const unsigned v = graph.predecessors[e];
            if (left[v] <= 0) continue;
            left[v] = left[next] == 0 ? -1 : left[v] - 1;
            if (left[v] <= 0) queue.push_back(v);
        }
    }
    return left[start] > 0 ? 0 : left[start] < 0 ? 1 : -1;
}

}  // namespace

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned n, m, q;
    if (!in.read_in(2u, 100000u, n) || !in.read(m, q)) return 0;
    Graph graph;
    graph.begin.resize(n + 1);
    graph.exits.resize(n);
    std::vector<std::pair<unsigned, unsigned>> edges(m);
    for (auto& edge : edges) {
        if (!in.read_in(1u, n, edge.first, edge.second)) return 0;
        ++graph.exits[edge.first - 1];
        ++graph.begin[edge.second - 1];
    }
    // At first begin[v] is where those of v end; each predecessor that is put in moves it down.
    std::partial_sum(graph.begin.begin(), graph.begin.end(), graph.begin.begin());
    graph.predecessors.resize(m);
    for (const auto& edge : edges) {
        graph.predecessors[--graph.begin[edge.second - 1]] = edge.first - 1;
    }
    for (unsigned v = 0; v < n; ++v) {
        if (graph.exits[v] == 0) graph.ends.push_back(v);
    }
    for (unsigned x, y; q > 0; --q) {
        if (!in.read_in(1u, n, x, y)) return 0;
        out.line(outcome(graph, x - 1, y - 1));
    }
}
