// A subtraction game: a move takes 1, 3 or 4 stones from the heap.
// 取石子：每次从一堆中取 1、3 或 4 颗。
// See: sprague-grundy periods 51nod-1067-bash-v2 acwing-893-subtraction-nim hdu-1536-s-nim
#include <lab.hpp>

void moves(int n, lab::Options<int>& to) {
    for (const int taken : {1, 3, 4}) {
        if (taken <= n) to(n - taken);
    }
}

bool claim(int n) {
    return n % 7 == 0 || n % 7 == 2;
}

const char* proof() {
    return "problems/51nod-1067-bash-v2/README";
}
