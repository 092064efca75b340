// Three heaps in a row: a move takes any number of stones from the first or the last one that is left.
// 一排三堆石子：每次从最左或最右的一堆中取任意多颗。
// See: luogu-p2599-both-ends
#include <lab.hpp>

void moves(int a, int b, int c, lab::Options<int, int, int>& to) {
    for (int left = 0; left < a; ++left) to(left, b, c);
    for (int left = 0; left < c; ++left) to(a, b, left);
    for (int left = 0; left < b && (a == 0 || c == 0); ++left) to(a, left, c);
}

const char* proof() {
    return "common/notes/unknown-games";
}
