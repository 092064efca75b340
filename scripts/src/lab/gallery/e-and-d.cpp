// E&D: a move takes one heap of a pair away, and splits the other one into two.
// E&D：每次取走一对石堆中的一堆，再把另一堆分成两堆。
// See: luogu-p2148-e-and-d
#include <lab.hpp>

constexpr bool unordered = true;

bool legal(int a, int b) {
    return a >= 1 && b >= 1;
}

void moves(int a, int b, lab::Options<int, int>& to) {
    for (int part = 1; part < a; ++part) to(part, a - part);
    for (int part = 1; part < b; ++part) to(part, b - part);
}

unsigned claimed_value(int a, int b) {
    unsigned place = 0;
    while (((a - 1) | (b - 1)) >> place & 1) ++place;
    return place;
}

const char* proof() {
    return "problems/luogu-p2148-e-and-d/README";
}
