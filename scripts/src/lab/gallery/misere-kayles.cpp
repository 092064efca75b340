// Misère Kayles: who takes the last pin of a row loses.
// 反常 Kayles：取走最后一根木柱者输。
// See: misere
#include <lab.hpp>

constexpr bool misere = true;

void moves(int n, lab::Options<int>& to) {
    for (int taken = 1; taken <= 2 && taken <= n; ++taken) {
        for (int left = 0; 2 * left <= n - taken; ++left) to.sum({left, n - taken - left});
    }
}
