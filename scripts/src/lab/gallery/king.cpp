// A king goes left, down, or both, one step each.
// 王每次向左、向下或向左下走一步。
// See: impartial-games hdu-2147-kikis-game hdu-5754-life-winner-bo
#include <lab.hpp>

void moves(int a, int b, lab::Options<int, int>& to) {
    if (a > 0) to(a - 1, b);
    if (b > 0) to(a, b - 1);
    if (a > 0 && b > 0) to(a - 1, b - 1);
}

bool claim(int a, int b) {
    return a % 2 == 0 && b % 2 == 0;
}

const char* proof() {
    return "problems/hdu-2147-kikis-game/README";
}
