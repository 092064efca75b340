// n stones, of which at most k may be taken; then at most as many as the last time.
// n 颗石子，本次最多取 k 颗，此后不能多于上次。
// See: heap-games
#include <lab.hpp>

void moves(int n, int k, lab::Options<int, int>& to) {
    for (int taken = 1; taken <= k && taken <= n; ++taken) to(n - taken, taken);
}

bool claim(int n, int k) {
    return n == 0 || k < (n & -n);
}

const char* proof() {
    return "common/notes/heap-games";
}
