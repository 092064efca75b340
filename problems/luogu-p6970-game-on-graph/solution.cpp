// Title: Luogu P6970. Game on Graph
// URL: https://www.luogu.com.cn/problem/P6970
// Idea: Georgiy likes it best that Gennady gets stuck and least that nobody does; Gennady wants the
//       opposite. So work backwards twice: from where Gennady is stuck, and from where anyone is.
// Time: O(n + m)
// Memory: O(n + m)
#include <cstddef>
#include <string>
#include <vector>

#include "../../common/fast_io.hpp"

namespace {

// State 2 v + p: the token is on node v, and p is to move.
const std::size_t gennady = 0, georgiy = 1;

// From which states Georgiy can force that Gennady gets stuck, or that anyone does. exits[v] is the
// number of edges from v, predecessors[v] has the start of each edge to v.
std::vector<bool> forced(const std::vector<std::vector<unsigned>>& predecessors,
                         std::vector<unsigned> exits, bool anyone) {
    std::vector<bool> result(2 * exits.size());
    std::vector<std::size_t> queue;
    const auto add = [&](std::size_t state) {
        result[state] = true;
        queue.push_back(state);
    };
    for (std::size_t v = 0; v < exits.size(); ++v) {
        if (exits[v] > 0) continue;
        add(2 * v + gennady);
        if (anyone) add(2 * v + georgiy);
    }
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const std::size_t mover = queue[i] % 2 == gennady ? georgiy : gennady;
        for (const std::size_t u : predecessors[queue[i] / 2]) {
            const std::size_t before = 2 * u + mover;
            if (result[before]) continue;
            // Gennady has no choice once all his exits lead there; Georgiy needs one.
            if (mover == gennady && --exits[u] > 0) continue;
            add(before);
        }
    }
    return result;
}

}  // namespace

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned n, m;
    if (!in.read_in(1u, 100000u, n) || !in.read(m)) return 0;
    std::vector<std::vector<unsigned>> predecessors(n);
    std::vector<unsigned> exits(n);
    for (unsigned a, b; m > 0; --m) {
        if (!in.read_in(1u, n, a, b)) return 0;
        predecessors[b - 1].push_back(a - 1);
        ++exits[a - 1];
    }
    const std::vector<bool> gennady_stuck = forced(predecessors, exits, false);
    const std::vector<bool> anyone_stuck = forced(predecessors, exits, true);
    for (const std::size_t starter : {gennady, georgiy}) {
        std::string line(n, 'D');
        for (std::size_t v = 0; v < n; ++v) {
            const std::size_t state = 2 * v + starter;
            if (anyone_stuck[state]) {
                line[v] = gennady_stuck[state] == (starter == georgiy) ? 'W' : 'L';
            }
        }
        out.line(line);
    }
}
