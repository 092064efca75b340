// Switch lights: a move turns off the light at (a, b), and switches three, or one, that make a rectangle with it.
// 开关灯：熄灭 (a, b) 处的灯，并切换与它构成矩形的另外三盏，或同行、同列的一盏。
// See: coins hdu-3404-switch-lights
#include <lab.hpp>

constexpr bool unordered = true;

bool legal(int a, int b) {
    return a >= 1 && b >= 1;
}

// The value is the nim product of a and b.
void moves(int a, int b, lab::Options<int, int>& to) {
    to.sum({});
    for (int x = 1; x < a; ++x) to(x, b);
    for (int y = 1; y < b; ++y) to(a, y);
    for (int x = 1; x < a; ++x) {
        for (int y = 1; y < b; ++y) to.sum({{x, y}, {x, b}, {a, y}});
    }
}

const char* proof() {
    return "common/notes/coins";
}
