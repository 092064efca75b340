// WA: takes the difference before the last one, the third before it, ...
#include <cstdio>

int a[1005];

int main() {
    int u, n;
    if (scanf("%d", &u) != 1) return 0;
    while (u-- && scanf("%d", &n) == 1) {
        for (int i = 1; i <= n; i++) scanf("%d", &a[i]);
        int x = 0;
        for (int i = n - 1; i >= 1; i -= 2) x ^= a[i] - a[i - 1];
        puts(x ? "TAK" : "NIE");
    }
    return 0;
}
