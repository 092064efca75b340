// WA: takes the first player to win if some difference that counts is not 0
#include <cstdio>

int a[1005];

int main() {
    int u, n;
    if (scanf("%d", &u) != 1) return 0;
    while (u-- && scanf("%d", &n) == 1) {
        for (int i = 1; i <= n; i++) scanf("%d", &a[i]);
        int x = 0;
        for (int i = n; i >= 1; i -= 2) x |= a[i] - a[i - 1];
        puts(x ? "TAK" : "NIE");
    }
    return 0;
}
