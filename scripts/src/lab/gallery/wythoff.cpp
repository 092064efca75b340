// Wythoff's game: a move takes stones from one heap, or equally many from both.
// 威佐夫博弈：每次从一堆中取任意多颗，或从两堆中取同样多颗。
// See: wythoff 51nod-1072-wythoff 51nod-1185-wythoff-v2 hdu-5754-life-winner-bo
#include <lab.hpp>

constexpr bool unordered = true;

void moves(int a, int b, lab::Options<int, int>& to) {
    for (int left = 0; left < a; ++left) to(left, b);
    for (int left = 0; left < b; ++left) to(a, left);
    for (int taken = 1; taken <= a && taken <= b; ++taken) to(a - taken, b - taken);
}

const char* proof() {
    return "common/notes/wythoff";
}
