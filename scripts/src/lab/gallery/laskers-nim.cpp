// Lasker's Nim: a move takes any number of stones, or splits the heap into two.
// Lasker's Nim：每次取任意多颗，或把一堆分成两堆。
// See: patterns heap-games hdu-3032-nim-or-not-nim
#include <lab.hpp>

void moves(int n, lab::Options<int>& to) {
    for (int left = 0; left < n; ++left) to(left);
    for (int part = 1; 2 * part <= n; ++part) to.sum({part, n - part});
}

unsigned claimed_value(int n) {
    if (n == 0 || n % 4 == 1 || n % 4 == 2) return n;
    return n % 4 == 3 ? n + 1 : n - 1;
}

const char* proof() {
    return "common/notes/patterns";
}
