// Georgia and Bob: three pieces on the squares of a strip; a move slides one to the left, past no other.
// Georgia 和 Bob：一条格子上有三枚棋子，每次把一枚左移，不得越过别的棋子。
// See: acwing-236-georgia-and-bob
#include <lab.hpp>

bool legal(int a, int b, int c) {
    return 1 <= a && a < b && b < c;
}

void moves(int a, int b, int c, lab::Options<int, int, int>& to) {
    for (int square = 1; square < a; ++square) to(square, b, c);
    for (int square = a + 1; square < b; ++square) to(a, square, c);
    for (int square = b + 1; square < c; ++square) to(a, b, square);
}

unsigned claimed_value(int a, int b, int c) {
    return (a - 1) ^ (c - b - 1);
}

const char* proof() {
    return "common/notes/staircase-nim";
}
