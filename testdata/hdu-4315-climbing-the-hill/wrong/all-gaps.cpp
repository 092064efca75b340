// WA: takes all gaps for heaps, also those between pairs.
#include <cstdio>

int a[1005];

int main() {
    int n, k;
    while (scanf("%d%d", &n, &k) == 2) {
        for (int i = 1; i <= n; i++) scanf("%d", &a[i]);
        int x = k == 2 ? a[1] - 1 : a[1];
        for (int i = n; i > 1; i--) x ^= a[i] - a[i - 1] - 1;
        puts(k == 1 || x ? "Alice" : "Bob");
    }
    return 0;
}
