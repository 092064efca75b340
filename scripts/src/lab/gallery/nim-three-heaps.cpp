// Nim with three heaps: a move takes any number of stones from one of them.
// 三堆尼姆：每次从一堆中取任意多颗。
// See: nim
#include <lab.hpp>

constexpr bool unordered = true;

void moves(int a, int b, int c, lab::Options<int, int, int>& to) {
    for (int left = 0; left < a; ++left) to(left, b, c);
    for (int left = 0; left < b; ++left) to(a, left, c);
    for (int left = 0; left < c; ++left) to(a, b, left);
}

unsigned claimed_value(int a, int b, int c) {
    return a ^ b ^ c;
}

const char* proof() {
    return "common/notes/sprague-grundy";
}
