// A move takes one stone, or a prime number of them.
// 每次取 1 颗或素数颗。
// See: luogu-p4860-taking-stones-ii
#include <lab.hpp>

bool fits(int taken) {
    for (int factor = 2; factor * factor <= taken; ++factor) {
        if (taken % factor == 0) return false;
    }
    return true;
}

void moves(int n, lab::Options<int>& to) {
    for (int taken = 1; taken <= n; ++taken) {
        if (fits(taken)) to(n - taken);
    }
}

bool claim(int n) {
    return n % 4 == 0;
}

const char* proof() {
    return "problems/luogu-p4860-taking-stones-ii/README";
}
