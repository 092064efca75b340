// Title: Luogu P4136. Who can win?
// URL: https://www.luogu.com.cn/problem/P4136
// Idea: For even n dominoes cover the board: Alice always goes to the other half of the domino under
//       the stone. For odd n they cover all but the corner where the stone begins: Bob does so.
// Time: O(1) per test
// Memory: O(1)
#include "../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    for (unsigned n; in.read_in(1u, 10000u, n);) out.line(n % 2 == 0 ? "Alice" : "Bob");
}
