// Title: Luogu AT_arc091_d. Strange Nim
// URL: https://www.luogu.com.cn/problem/AT_arc091_d
// Idea: If K divides n, the value of a heap of n stones is n / K. Otherwise it is that of the heap
//       n - floor(n / K) - 1, and while the quotient stays the same, one division does all steps.
// Time: O(sqrt(A)) for each heap
// Memory: O(1)
#include "../../common/fast_io.hpp"

namespace {

// The Grundy value of a heap of n stones; k >= 1.
unsigned grundy(unsigned n, unsigned k) {
    while (n % k != 0) {
        const unsigned step = n / k + 1;
        n -= (n % k + step - 1) / step * step;
    }
    return n / k;
}

}  // namespace

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned heaps, n, k, nim_sum = 0;
    if (!in.read(heaps)) return 0;
    for (; heaps > 0; --heaps) {
        if (!in.read(n) || !in.read_in(1u, 1000000000u, k)) return 0;
        nim_sum ^= grundy(n, k);
    }
    out.line(nim_sum != 0 ? "Takahashi" : "Aoki");
}
