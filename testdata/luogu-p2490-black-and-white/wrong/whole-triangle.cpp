// MLE: keeps all of Pascal's triangle up to row 10000
#include <iostream>

const int mod = 1000000007;
int C[10001][10001];
long long f[10001];

int main() {
    int n, k, d;
    std::cin >> n >> k >> d;
    for (int i = 0; i <= n; i++) {
        C[i][0] = 1;
        for (int j = 1; j <= i; j++) C[i][j] = (C[i - 1][j - 1] + C[i - 1][j]) % mod;
    }
    int h = k / 2, m = n - k;
    f[0] = 1;
    for (int bit = 0; bit < 14; bit++)
        for (int s = m; s >= 0; s--)
            for (int c = d + 1; c <= h && s >> bit >= c; c += d + 1)
                f[s] = (f[s] + f[s - (c << bit)] * C[h][c]) % mod;
    long long lost = 0;
    for (int s = 0; s <= m; s++) lost = (lost + f[s] * C[m - s + h][h]) % mod;
    std::cout << (C[n][k] - lost + mod) % mod << '\n';
}
