// A move breaks a bar of a x b squares along a line into two.
// 每次沿一条线把 a x b 的巧克力掰成两块。
// See: arguments
#include <lab.hpp>

bool legal(int a, int b) {
    return a >= 1 && b >= 1;
}

void moves(int a, int b, lab::Options<int, int>& to) {
    for (int part = 1; 2 * part <= a; ++part) to.sum({{part, b}, {a - part, b}});
    for (int part = 1; 2 * part <= b; ++part) to.sum({{a, part}, {a, b - part}});
}

unsigned claimed_value(int a, int b) {
    return (a * b + 1) % 2;
}

const char* proof() {
    return "common/notes/solutions/arguments";
}
