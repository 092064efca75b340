// Fibonacci Nim: n stones, of which at most k may be taken; then at most twice as many as the last time.
// 斐波那契尼姆：n 颗石子，本次最多取 k 颗，此后最多取上次的两倍。
// See: heap-games hdu-2516-fibonacci-nim
#include <lab.hpp>

void moves(int n, int k, lab::Options<int, int>& to) {
    for (int taken = 1; taken <= k && taken <= n; ++taken) to(n - taken, 2 * taken);
}

const char* proof() {
    return "common/notes/heap-games";
}
