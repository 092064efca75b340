// Cutting Game: a move cuts a sheet of a x b squares in two; no side may become 1.
// 剪纸游戏：每次把 a x b 的纸剪成两张，边长不得为 1。
// See: other-ends acwing-219-cutting-game
#include <lab.hpp>

constexpr bool unordered = true;

// Who cuts off a side of 1 lets the other player cut out a single square, and win.
bool legal(int a, int b) {
    return a >= 2 && b >= 2;
}

void moves(int a, int b, lab::Options<int, int>& to) {
    for (int part = 2; part <= a - part; ++part) to.sum({{part, b}, {a - part, b}});
    for (int part = 2; part <= b - part; ++part) to.sum({{a, part}, {a, b - part}});
}

const char* proof() {
    return "common/notes/other-ends";
}
