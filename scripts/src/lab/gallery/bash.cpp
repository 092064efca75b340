// Bash's game: a move takes 1, 2 or 3 stones from the heap.
// 巴什博弈：每次从一堆中取 1、2 或 3 颗。
// See: bash 51nod-1066-bash-game hdu-2149-public-sale
#include <lab.hpp>

void moves(int n, lab::Options<int>& to) {
    for (int taken = 1; taken <= 3 && taken <= n; ++taken) to(n - taken);
}

unsigned claimed_value(int n) {
    return n % 4;
}

const char* proof() {
    return "common/notes/sprague-grundy";
}
