// KAM-Pebbles: three piles, none smaller than the one before it; a move takes pebbles from one, and that stays so.
// KAM-Pebbles：三堆石子，每堆不少于前一堆；每次从某一堆中取若干颗，之后仍须如此。
// See: luogu-p3480-kam-pebbles
#include <lab.hpp>

bool legal(int a, int b, int c) {
    return a <= b && b <= c;
}

void moves(int a, int b, int c, lab::Options<int, int, int>& to) {
    for (int left = 0; left < a; ++left) to(left, b, c);
    for (int left = a; left < b; ++left) to(a, left, c);
    for (int left = b; left < c; ++left) to(a, b, left);
}

unsigned claimed_value(int a, int b, int c) {
    return a ^ (c - b);
}

const char* proof() {
    return "common/notes/staircase-nim";
}
