// AC: the Grundy value of a heap by recursion over its divisors, each computed once
#include <cstring>
#include <iostream>

int f[1001];  // -1: not computed yet

int sg(int p) {
    if (f[p] != -1) return f[p];
    int all = 0;
    for (int d = 1; d < p; d++)
        if (p % d == 0) all ^= sg(d);
    bool reached[32] = {};  // at most 31 divisors, so values and xors are below 32
    for (int d = 1; d < p; d++)
        if (p % d == 0) reached[all ^ sg(d)] = true;  // all heaps but d stay
    int mex = 0;
    while (reached[mex]) mex++;
    return f[p] = mex;
}

int main() {
    std::memset(f, -1, sizeof f);
    int n;
    while (std::cin >> n) {
        int sum = 0;
        while (n--) {
            int heap;
            std::cin >> heap;
            sum ^= sg(heap);
        }
        std::cout << (sum ? "freda" : "rainbow") << '\n';
    }
}
