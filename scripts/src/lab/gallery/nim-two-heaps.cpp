// Nim with two heaps: a move takes any number of stones from one of them.
// 两堆尼姆：每次从一堆中取任意多颗。
#include <lab.hpp>

constexpr bool unordered = true;

void moves(int a, int b, lab::Options<int, int>& to) {
    for (int left = 0; left < a; ++left) to(left, b);
    for (int left = 0; left < b; ++left) to(a, left);
}

unsigned claimed_value(int a, int b) {
    return a ^ b;
}

const char* proof() {
    return "common/notes/sprague-grundy";
}
