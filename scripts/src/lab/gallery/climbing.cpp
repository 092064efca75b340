// Climbing the hill: of three persons one climbs, past no other; who brings the second, the king, to 0 wins.
// 爬山：三人中每次一人向上，不得越过别人；先把第二人（国王）带到 0 者胜。
// See: hdu-4315-climbing-the-hill
#include <lab.hpp>

// The hilltop, 0, has room for all.
bool legal(int a, int b, int c) {
    return (a < b || b == 0) && a <= b && b < c;
}

void moves(int a, int b, int c, lab::Options<int, int, int>& to) {
    for (int cell = 0; cell < a; ++cell) to(cell, b, c);
    for (int cell = a == 0 ? 0 : a + 1; cell < b; ++cell) to(a, cell, c);
    for (int cell = b + 1; cell < c; ++cell) to(a, b, cell);
}

lab::End end(int, int king, int) {
    return king == 0 ? lab::End::lost : lab::End::going_on;
}

bool claim(int a, int b, int c) {
    return b == 0 || a - 1 == c - b - 1;
}

const char* proof() {
    return "problems/hdu-4315-climbing-the-hill/README";
}
