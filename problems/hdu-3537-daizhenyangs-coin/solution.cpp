// Title: HDU 3537. Daizhenyang's Coin
// URL: http://acm.hdu.edu.cn/showproblem.php?pid=3537
// Idea: A head in place x is worth the one of 2x and 2x + 1 that has an odd number of ones, and
//       heads add up by xor. Daizhenyang loses iff the sum is 0. A coin that is listed twice is
//       still one head.
// Time: O(n log n) per test
// Memory: O(n)
#include <algorithm>
#include <bitset>

#include "../../common/fast_io.hpp"

// The Grundy value of a lone head in place x.
unsigned value(unsigned x) {
    return 2 * x + (std::bitset<32>(x).count() % 2 == 0);
}

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned heads[100];
    unsigned n;
    while (in.read_in(0u, 100u, n)) {
        for (unsigned i = 0; i < n; ++i) {
            if (!in.read(heads[i])) return 0;
        }
        std::sort(heads, heads + n);
        unsigned* const end = std::unique(heads, heads + n);
        unsigned nim_sum = 0;
        for (const unsigned* head = heads; head != end; ++head) nim_sum ^= value(*head);
        out.line(nim_sum == 0 ? "Yes" : "No");
    }
}
