// A move takes a square number of stones. No rule is known.
// 每次取完全平方数颗。规律至今未知。
// See: unknown-games
#include <lab.hpp>

void moves(int n, lab::Options<int>& to) {
    for (int root = 1; root * root <= n; ++root) to(n - root * root);
}
