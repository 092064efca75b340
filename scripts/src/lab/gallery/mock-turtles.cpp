// Mock Turtles: the n-th coin shows heads and is turned, with none, one or two before it.
// Mock Turtles：翻转第 n 枚正面硬币，并可同时翻转它前面的一枚或两枚。
// See: coins hdu-3537-daizhenyangs-coin
#include <lab.hpp>

bool legal(int n) {
    return n >= 1;
}

void moves(int n, lab::Options<int>& to) {
    to.sum({});
    for (int a = 1; a < n; ++a) {
        to(a);
        for (int b = 1; b < a; ++b) to.sum({a, b});
    }
}

const char* proof() {
    return "common/notes/coins";
}
