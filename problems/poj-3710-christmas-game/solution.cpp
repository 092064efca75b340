// Title: POJ 3710. Christmas Game
// URL: http://poj.org/problem?id=3710
// Idea: By the fusion principle the edges of a polygon become loops, each worth 1: an even polygon
//       is worth nothing, an odd one 1. By the colon principle a branch is worth one more than
//       what grows on its upper end. Sally wins iff the nim-sum of all trees is not 0.
// Time: O(m + k) per tree
// Memory: O(m + k)
#include <vector>

#include "../../common/fast_io.hpp"
#include "../../common/hackenbush.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned trees, m, k, a, b;
    while (in.read_in(1u, 99u, trees)) {
        unsigned nim_sum = 0;
        for (; trees > 0; --trees) {
            if (!in.read_in(1u, 99u, m) || !in.read_in(0u, 499u, k)) return 0;
            std::vector<hackenbush::Edge> edges;
            for (; k > 0; --k) {
                if (!in.read_in(1u, m, a, b)) return 0;
                edges.push_back(hackenbush::Edge(a - 1, b - 1));
            }
            nim_sum ^= hackenbush::graph_value(m, edges, 0);
        }
        out.line(nim_sum != 0 ? "Sally" : "Harry");
    }
}
