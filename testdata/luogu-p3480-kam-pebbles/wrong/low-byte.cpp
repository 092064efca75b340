// WA: keeps the nim-sum in 8 bits
#include <cstdio>

int a[1005];

int main() {
    int u, n;
    if (scanf("%d", &u) != 1) return 0;
    while (u-- && scanf("%d", &n) == 1) {
        for (int i = 1; i <= n; i++) scanf("%d", &a[i]);
        int x = 0;
        unsigned char y = 0;
        for (int i = n; i >= 1; i -= 2) y ^= a[i] - a[i - 1];
        x = y;
        puts(x ? "TAK" : "NIE");
    }
    return 0;
}
