// A move takes a proper divisor of n from n.
// 每次减去 n 的一个真因数。
// See: bash
#include <lab.hpp>

void moves(int n, lab::Options<int>& to) {
    for (int divisor = 1; 2 * divisor <= n; ++divisor) {
        if (n % divisor == 0) to(n - divisor);
    }
}

bool claim(int n) {
    return n % 2 == 1 || n == 0;
}

const char* proof() {
    return "common/notes/unknown-games";
}
