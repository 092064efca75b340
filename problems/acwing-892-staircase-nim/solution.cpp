// Title: AcWing 892. Staircase Nim
// URL: https://www.acwing.com/problem/content/894/
// Idea: Only the odd stairs count, and they are Nim heaps: when stones move from an even stair to
//       an odd one, the opponent can move them on.
// Time: O(n)
// Memory: O(1)
#include "../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned n, stones, nim_sum = 0;
    if (!in.read(n)) return 0;
    unsigned stair = 1;
    for (; stair <= n && in.read(stones); ++stair) {
        if (stair % 2 == 1) nim_sum ^= stones;
    }
    if (stair > n) out.line(nim_sum != 0 ? "Yes" : "No");
}
