// The multiplication game from the end: n is divided by 2 to 9, rounded up; who reaches 1 wins.
// 倒着看的乘法游戏：n 除以 2 到 9 并向上取整，先到 1 者胜。
// See: other-ends hdu-1517-multiplication-game
#include <lab.hpp>

bool legal(int n) {
    return n >= 1;
}

void moves(int n, lab::Options<int>& to) {
    for (int factor = 2; factor <= 9 && n > 1; ++factor) to((n + factor - 1) / factor);
}

const char* proof() {
    return "common/notes/other-ends";
}
