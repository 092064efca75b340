// A Simple Nim: a move takes any number of stones from a heap, or splits it into three.
// A Simple Nim：每次从一堆中取任意多颗，或把它分成三堆。
// See: hdu-5795-a-simple-nim
#include <lab.hpp>

void moves(int n, lab::Options<int>& to) {
    for (int left = 0; left < n; ++left) to(left);
    for (int a = 1; 3 * a <= n; ++a) {
        for (int b = a; a + 2 * b <= n; ++b) to.sum({a, b, n - a - b});
    }
}

unsigned claimed_value(int n) {
    return n % 8 == 7 ? n + 1 : n % 8 == 0 && n > 0 ? n - 1 : n;
}

const char* proof() {
    return "problems/hdu-5795-a-simple-nim/README";
}
