// Title: Luogu P6560. The Passing of Time
// URL: https://www.luogu.com.cn/problem/P6560
// Idea: Who finds the token on the goal has lost, as one who cannot move. So for each query work
//       backwards from the goal and from all nodes without exits, until the start is known.
// Time: O(q (n + m))
// Memory: O(n + m)
#include <cstddef>
#include <vector>

#include "../../common/fast_io.hpp"

namespace {

struct Graph {
    std::vector<std::vector<unsigned>> predecessors;
    std::vector<unsigned> exits;  // how many edges lead away from a node
    std::vector<unsigned> ends;   // the nodes without exits
};

// 1: the player to move wins, -1: loses, 0: neither can force a win
int outcome(const Graph& graph, unsigned start, unsigned goal) {
    std::vector<signed char> result(graph.exits.size());
    std::vector<unsigned> left =
        graph.exits;  // exits that are not known to be won for the opponent
    std::vector<unsigned> queue = graph.ends;
    queue.push_back(goal);
    for (const unsigned v : queue) result[v] = -1;
    for (std::size_t i = 0; i < queue.size() && result[start] == 0; ++i) {
        const unsigned next = queue[i];
        for (const unsigned v : graph.predecessors[next]) {
            if (result[v] != 0) continue;
            if (result[next] == 1 && --left[v] > 0) continue;
            result[v] = static_cast<signed char>(-result[next]);
            queue.push_back(v);
        }
    }
    return result[start];
}

}  // namespace

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned n, m, q;
    if (!in.read_in(2u, 100000u, n) || !in.read(m, q)) return 0;
    Graph graph;
    graph.predecessors.resize(n);
    graph.exits.resize(n);
    for (unsigned u, v; m > 0; --m) {
        if (!in.read_in(1u, n, u, v)) return 0;
        graph.predecessors[v - 1].push_back(u - 1);
        ++graph.exits[u - 1];
    }
    for (unsigned v = 0; v < n; ++v) {
        if (graph.exits[v] == 0) graph.ends.push_back(v);
    }
    for (unsigned x, y; q > 0; --q) {
        if (!in.read_in(1u, n, x, y)) return 0;
        out.line(outcome(graph, x - 1, y - 1));
    }
}
