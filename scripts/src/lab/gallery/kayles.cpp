// Kayles: a move takes one pin or two neighbours from a row, which may fall into two.
// Kayles：每次从一排木柱中取走一根或相邻两根，剩下的可能分成两排。
// See: periods
#include <lab.hpp>

void moves(int n, lab::Options<int>& to) {
    for (int taken = 1; taken <= 2 && taken <= n; ++taken) {
        for (int left = 0; 2 * left <= n - taken; ++left) to.sum({left, n - taken - left});
    }
}

const char* proof() {
    return "common/notes/periods";
}
