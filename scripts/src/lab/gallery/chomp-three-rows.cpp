// Chomp with three rows: a bite takes a square with all right of it and below. No rule is known.
// 三行 Chomp：咬掉一格及其右下方的全部。规律至今未知。
// See: arguments
#include <algorithm>
#include <lab.hpp>

bool legal(int a, int b, int c) {
    return a >= b && b >= c && c >= 0;
}

// The square at the upper left corner is poisoned: who has to bite it loses, so it is never bitten.
void moves(int a, int b, int c, lab::Options<int, int, int>& to) {
    for (int left = 1; left < a; ++left) to(left, std::min(b, left), std::min(c, left));
    for (int left = 0; left < b; ++left) to(a, left, std::min(c, left));
    for (int left = 0; left < c; ++left) to(a, b, left);
}
