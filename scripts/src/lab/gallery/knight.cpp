// A knight goes two left and one up or down, or two down and one left or right.
// 马每次左移两格并上下移一格，或下移两格并左右移一格。
// See: hdu-5754-life-winner-bo
#include <lab.hpp>

void moves(int a, int b, lab::Options<int, int>& to) {
    if (a >= 2) to(a - 2, b + 1);
    if (a >= 2 && b >= 1) to(a - 2, b - 1);
    if (b >= 2) to(a + 1, b - 2);
    if (a >= 1 && b >= 2) to(a - 1, b - 2);
}

bool claim(int a, int b) {
    return a % 4 < 2 && b % 4 < 2;
}

const char* proof() {
    return "common/notes/solutions/impartial-games";
}
