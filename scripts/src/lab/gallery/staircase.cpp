// Staircase Nim with three steps: a move brings stones from a step to the one below.
// 三级阶梯尼姆：每次把某级的若干颗移到下一级。
// See: staircase-nim acwing-892-staircase-nim
#include <lab.hpp>

void moves(int a, int b, int c, lab::Options<int, int, int>& to) {
    for (int moved = 1; moved <= a; ++moved) to(a - moved, b, c);
    for (int moved = 1; moved <= b; ++moved) to(a + moved, b - moved, c);
    for (int moved = 1; moved <= c; ++moved) to(a, b + moved, c - moved);
}

unsigned claimed_value(int a, int, int c) {
    return a ^ c;
}

const char* proof() {
    return "common/notes/staircase-nim";
}
