// TLE: uses 0 for "not computed yet", so it never remembers losing sheets.
#include <cstdio>

int sg[205][205];

int solve(int n, int m) {
    if (sg[n][m]) return sg[n][m];
    bool seen[64] = {};
    for (int i = 2; i <= n - i; i++) seen[solve(i, m) ^ solve(n - i, m)] = true;
    for (int i = 2; i <= m - i; i++) seen[solve(n, i) ^ solve(n, m - i)] = true;
    int res = 0;
    while (seen[res]) res++;
    return sg[n][m] = res;
}

int main() {
    int n, m;
    while (scanf("%d %d", &n, &m) == 2) puts(solve(n, m) ? "WIN" : "LOSE");
    return 0;
}
