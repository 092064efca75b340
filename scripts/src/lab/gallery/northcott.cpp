// Northcott's game: a row of 12 squares with a piece of each player; one slides one's own, not past the other.
// Northcott 博弈：12 格的一行上双方各有一枚棋子，每次左右移动自己的，不得越过对方。
// See: staircase-nim hdu-1730-northcott-game
#include <lab.hpp>

bool legal(int mine, int theirs) {
    return mine < 12 && theirs < 12 && mine != theirs;
}

void moves(int mine, int theirs, lab::Options<int, int>& to) {
    for (int square = mine - 1; square >= 0 && square != theirs; --square) to(theirs, square);
    for (int square = mine + 1; square < 12 && square != theirs; ++square) to(theirs, square);
}

bool claim(int mine, int theirs) {
    return mine - theirs == 1 || theirs - mine == 1;
}

const char* proof() {
    return "common/notes/staircase-nim";
}
