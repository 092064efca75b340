// Euclid's game: a move takes a multiple of the smaller number from the larger one.
// 欧几里得游戏：每次从较大的数中减去较小数的正整数倍。
// See: arguments luogu-p1290-euclid-game hdu-3595-gg-and-mm
#include <lab.hpp>

constexpr bool unordered = true;

void moves(int a, int b, lab::Options<int, int>& to) {
    for (int left = b - a; a > 0 && left >= 0; left -= a) to(a, left);
    for (int left = a - b; b > 0 && left >= 0; left -= b) to(left, b);
}

const char* proof() {
    return "common/notes/arguments";
}
