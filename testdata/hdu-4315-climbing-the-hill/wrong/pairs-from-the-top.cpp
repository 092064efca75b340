// WA: pairs the persons from the top, so that the last one is left over.
#include <cstdio>

int a[1005];

int main() {
    int n, k;
    while (scanf("%d%d", &n, &k) == 2) {
        for (int i = 1; i <= n; i++) scanf("%d", &a[i]);
        int x = 0, i = 1;
        if (n % 2) x = k == 2 ? a[1] - 1 : a[1];
        for (; i + 1 <= n; i += 2) x ^= a[i + 1] - a[i] - 1;
        puts(k == 1 || x ? "Alice" : "Bob");
    }
    return 0;
}
