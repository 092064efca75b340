// Grundy's game: a move splits a heap into two of different sizes. No rule is known.
// Grundy 游戏：每次把一堆分成大小不同的两堆。规律至今未知。
// See: unknown-games
#include <lab.hpp>

void moves(int n, lab::Options<int>& to) {
    for (int part = 1; 2 * part < n; ++part) to.sum({part, n - part});
}
