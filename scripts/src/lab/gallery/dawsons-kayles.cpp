// Dawson's Kayles: a move takes two neighbours from a row, which may fall into two.
// Dawson's Kayles：每次从一排中取走相邻两个，剩下的可能分成两排。
// See: periods hdu-3980-paint-chain
#include <lab.hpp>

void moves(int n, lab::Options<int>& to) {
    for (int left = 0; 2 * left <= n - 2; ++left) to.sum({left, n - 2 - left});
}

const char* proof() {
    return "common/notes/periods";
}
