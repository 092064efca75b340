// A move takes at most half of the stones.
// 每次至多取走一半。
// See: heap-games
#include <lab.hpp>

void moves(int n, lab::Options<int>& to) {
    for (int taken = 1; 2 * taken <= n; ++taken) to(n - taken);
}

bool claim(int n) {
    return (n & (n + 1)) == 0;
}

const char* proof() {
    return "common/notes/heap-games";
}
