// Title: HDU 3094. A tree game
// URL: http://acm.hdu.edu.cn/showproblem.php?pid=3094
// Idea: What grows on a node is the sum of its branches. By the colon principle a branch is worth
//       one more than what grows on its upper end. Alice wins iff the root has not the value 0.
// Time: O(N) per test
// Memory: O(N)
#include <vector>

#include "../../common/fast_io.hpp"
#include "../../common/hackenbush.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned tests, n;
    if (!in.read(tests)) return 0;
    for (; tests > 0 && in.read_in(1u, 100000u, n); --tests) {
        hackenbush::Tree tree(n);
        for (unsigned i = 1; i < n; ++i) {
            unsigned a, b;
            if (!in.read_in(1u, n, a, b)) return 0;
            tree[a - 1].push_back(b - 1);
            tree[b - 1].push_back(a - 1);
        }
        const std::vector<unsigned> values = hackenbush::tree_values(tree, 0);
        if (values.empty()) return 0;
        out.line(values[0] != 0 ? "Alice" : "Bob");
    }
}
