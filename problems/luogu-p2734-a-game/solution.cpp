// Title: Luogu P2734. A Game
// URL: https://www.luogu.com.cn/problem/P2734
// Idea: What one player takes the other does not, so only the lead counts. With an end taken, the
//       other player has the lead of the rest: lead(l, r) is the greater one of a[l] - lead(l + 1, r)
//       and a[r] - lead(l, r - 1). The first score is half of the sum and the lead.
// Time: O(N^2)
// Memory: O(N)
#include <algorithm>

#include "../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    int n;
    if (!in.read_in(2, 100, n)) return 0;
    int numbers[100], lead[100], sum = 0;
    for (int r = 0; r < n; ++r) {
        if (!in.read(numbers[r])) return 0;
        sum += numbers[r];
        lead[r] = numbers[r];
        // Behind l stand the leads of the rows that end at r, up to l those that end before it.
        for (int l = r - 1; l >= 0; --l) {
            lead[l] = std::max(numbers[l] - lead[l + 1], numbers[r] - lead[l]);
        }
    }
    out.line((sum + lead[0]) / 2, ' ', (sum - lead[0]) / 2);
}
