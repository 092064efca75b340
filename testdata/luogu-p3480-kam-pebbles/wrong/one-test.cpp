// WA: answers the first test only
#include <cstdio>

int a[1005];

int main() {
    int u, n;
    if (scanf("%d%d", &u, &n) != 2) return 0;
    for (int i = 1; i <= n; i++) scanf("%d", &a[i]);
    int x = 0;
    for (int i = n; i >= 1; i -= 2) x ^= a[i] - a[i - 1];
    puts(x ? "TAK" : "NIE");
    return 0;
}
