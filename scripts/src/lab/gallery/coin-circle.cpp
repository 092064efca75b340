// Coins in a circle: a move takes one coin or two neighbours; the gap stays. (n, 1) is a circle, (n, 0) a row.
// 一圈硬币：每次取一枚或相邻两枚，空位保留；(n, 1) 是圈，(n, 0) 是一排。
// See: arguments hdu-3951-coin-game
#include <lab.hpp>

bool legal(int, int circle) {
    return circle <= 1;
}

void moves(int n, int circle, lab::Options<int, int>& to) {
    for (int taken = 1; taken <= 2 && taken <= n; ++taken) {
        const int left = n - taken;
        if (circle == 1) to(left, 0);
        for (int part = 0; circle == 0 && part <= left - part; ++part)
            to.sum({{part, 0}, {left - part, 0}});
    }
}

bool claim(int n, int circle) {
    return n == 0 || (circle == 1 && n > 2);
}

const char* proof() {
    return "problems/hdu-3951-coin-game/README";
}
