// Title: AcWing 1319. Moving Pieces on a DAG
// URL: https://www.acwing.com/problem/content/1321/
// Idea: The pieces do not interact, so the game is the sum of one game per piece. The first player
//       wins iff the xor of the Grundy values of the pieces' nodes is not 0.
// Time: O(N + M + K)
// Memory: O(N + M)
#include <vector>

#include "../../common/fast_io.hpp"
#include "../../common/sprague_grundy.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned n, m, pieces;
    if (!in.read_in(1u, 2000u, n) || !in.read(m, pieces)) return 0;
    std::vector<sprague_grundy::Graph::Edge> edges;
    for (unsigned from, to; edges.size() < m && in.read_in(1u, n, from, to);) {
        edges.emplace_back(from, to);
    }
    const sprague_grundy::Graph graph(n + 1, edges);  // node 0 has no edges
    const std::vector<unsigned> grundy = sprague_grundy::grundy_of_dag(graph);
    if (grundy.empty()) return 0;

    unsigned nim_sum = 0;
    for (unsigned node; pieces > 0 && in.read_in(1u, n, node); --pieces) nim_sum ^= grundy[node];
    if (pieces == 0) out.line(nim_sum != 0 ? "win" : "lose");
}
