// WA: leaves out the first pile, which is a difference as well where n is odd
#include <cstdio>

int a[1005];

int main() {
    int u, n;
    if (scanf("%d", &u) != 1) return 0;
    while (u-- && scanf("%d", &n) == 1) {
        for (int i = 1; i <= n; i++) scanf("%d", &a[i]);
        int x = 0;
        for (int i = n; i >= 2; i -= 2) x ^= a[i] - a[i - 1];
        puts(x ? "TAK" : "NIE");
    }
    return 0;
}
