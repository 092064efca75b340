// Splitting Nim: a move replaces a heap by two smaller ones, which may be empty.
// 拆分 Nim：每次把一堆换成两个更小的堆，可以是空堆。
// See: sprague-grundy periods acwing-894-splitting-nim luogu-p3185-splitting-game
#include <lab.hpp>

void moves(int n, lab::Options<int>& to) {
    for (int a = 0; a < n; ++a) {
        for (int b = 0; b <= a; ++b) to.sum({a, b});
    }
}

const char* proof() {
    return "common/notes/periods";
}
