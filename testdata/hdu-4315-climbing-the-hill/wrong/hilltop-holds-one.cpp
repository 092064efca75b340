// WA: never lets a person left over walk onto the hilltop, as if it were the edge of a board.
#include <cstdio>

int a[1005];

int main() {
    int n, k;
    while (scanf("%d%d", &n, &k) == 2) {
        for (int i = 1; i <= n; i++) scanf("%d", &a[i]);
        int x = 0;
        for (int i = n; i > 1; i -= 2) x ^= a[i] - a[i - 1] - 1;
        if (n % 2) x ^= a[1] - 1;
        puts(k == 1 || x ? "Alice" : "Bob");
    }
    return 0;
}
