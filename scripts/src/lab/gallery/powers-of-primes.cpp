// A move takes one stone, a prime number of them, or a power of a prime.
// 每次取 1 颗、素数颗，或素数的幂颗。
// See: luogu-p4018-taking-stones
#include <lab.hpp>

bool fits(int taken) {
    for (int prime = 2; prime * prime <= taken; ++prime) {
        if (taken % prime != 0) continue;
        while (taken % prime == 0) taken /= prime;
        return taken == 1;
    }
    return true;
}

void moves(int n, lab::Options<int>& to) {
    for (int taken = 1; taken <= n; ++taken) {
        if (fits(taken)) to(n - taken);
    }
}

bool claim(int n) {
    return n % 6 == 0;
}

const char* proof() {
    return "problems/luogu-p4018-taking-stones/README";
}
