// AC: the Grundy value of a sheet by recursion over all cuts, each computed once
#include <cstring>
#include <iostream>

int f[201][201];  // -1: not computed yet

int sg(int n, int m) {
    if (f[n][m] != -1) return f[n][m];
    bool reached[256] = {};  // at most 198 different cuts, so values and xors are below 256
    // A strip of width 1 lets the opponent cut out a 1 x 1 piece: both parts are 2 or wider.
    for (int i = 2; i <= n - 2; i++) reached[sg(i, m) ^ sg(n - i, m)] = true;
    for (int i = 2; i <= m - 2; i++) reached[sg(n, i) ^ sg(n, m - i)] = true;
    int mex = 0;
    while (reached[mex]) mex++;
    return f[n][m] = mex;
}

int main() {
    std::memset(f, -1, sizeof f);
    int n, m;
    while (std::cin >> n >> m) std::cout << (sg(n, m) ? "WIN" : "LOSE") << '\n';
}
