// Title: HDU 1850. Being a Good Boy in Spring Festival
// URL: http://acm.hdu.edu.cn/showproblem.php?pid=1850
// Idea: A winning move makes the nim-sum 0: it turns a heap into heap xor nim-sum, which is a move
//       iff that is smaller. So each heap has at most one winning move; count the heaps that have
//       one.
// Time: O(M) per test
// Memory: O(M)
#include "../../common/fast_io.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned heaps[1000];  // 100 here; 1000 on POJ
    unsigned m;
    while (in.read_in(1u, 1000u, m)) {
        unsigned nim_sum = 0;
        for (unsigned i = 0; i < m; ++i) {
            if (!in.read(heaps[i])) return 0;
            nim_sum ^= heaps[i];
        }
        unsigned winning_moves = 0;
        for (unsigned i = 0; i < m; ++i) winning_moves += (heaps[i] ^ nim_sum) < heaps[i];
        out.line(winning_moves);
    }
}
