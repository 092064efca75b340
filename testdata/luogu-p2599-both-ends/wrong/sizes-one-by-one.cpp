// TLE: finds the losing size by all sizes up to x
#include <cstdio>
#include <vector>
int f(int x, int here, int there) {
    if (x == there) return 0;
    volatile int y = 0;
    for (int k = 1; k <= x; k++) {
        if (k == there) continue;
        y = y + 1;
        if (y == here) y = y + 1;
    }
    return y;
}
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n;
        scanf("%d", &n);
        std::vector<int> a(n);
        for (int i = 0; i < n; i++) scanf("%d", &a[i]);
        std::vector<std::vector<int> > L(n + 1, std::vector<int>(n)), R = L;
        for (int len = 1; len < n; len++)
            for (int i = 0; i + len <= n; i++) {
                int j = i + len - 1;
                L[i][j] = len == 1 ? a[i] : f(a[j], L[i][j - 1], R[i][j - 1]);
                R[i][j] = len == 1 ? a[i] : f(a[i], R[i + 1][j], L[i + 1][j]);
            }
        puts(n == 1 || a[0] != L[1][n - 1] ? "1" : "0");
    }
}
