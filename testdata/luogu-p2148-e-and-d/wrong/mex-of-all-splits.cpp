// TLE: finds the value of a pair by all its splits
#include <cstdio>
#include <vector>
int sg(int a, int b) {
    unsigned seen = 0;
    for (int h = 0; h < 2; h++) {
        int n = h ? a : b;
        for (int x = 1; x < n; x++) {
            int d = (x - 1) | (n - x - 1), k = 0;
            while (d >> k & 1) k++;
            seen |= 1u << k;
        }
    }
    int m = 0;
    while (seen >> m & 1) m++;
    return m;
}
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n, sum = 0;
        scanf("%d", &n);
        std::vector<int> a(n);
        for (int i = 0; i < n; i++) scanf("%d", &a[i]);
        for (int i = 0; i < n; i += 2) sum ^= sg(a[i], a[i + 1]);
        puts(sum ? "YES" : "NO");
    }
}
