#include <cstring>
#include <iostream>

int f[201][201];

int sg(int n, int m) {
    if (f[n][m] != -1) return f[n][m];
    bool reached[512] = {};
    for (int i = 2; i <= n - 2; i++) reached[sg(i, m) ^ sg(n - i, m)] = true;
    for (int i = 2; i <= m - 2; i++) reached[sg(n, i) ^ sg(n, m - i)] = true;
    int mex = 0;
    while (reached[mex]) mex++;
    return f[n][m] = f[m][n] = mex;
}

int main() {
    std::memset(f, -1, sizeof f);
    int n, m;
    while (std::cin >> n >> m) std::cout << (sg(n, m) ? "WIN" : "LOSE") << std::endl;
}
