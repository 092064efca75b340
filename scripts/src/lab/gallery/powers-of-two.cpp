// A move takes a power of two: 1, 2, 4, 8, ... stones.
// 每次取 2 的幂颗：1、2、4、8……
// See: bash 51nod-1068-bash-v3 hdu-1847-good-luck-in-cet-4
#include <lab.hpp>

void moves(int n, lab::Options<int>& to) {
    for (int taken = 1; taken <= n; taken *= 2) to(n - taken);
}

bool claim(int n) {
    return n % 3 == 0;
}

const char* proof() {
    return "problems/hdu-1847-good-luck-in-cet-4/README";
}
