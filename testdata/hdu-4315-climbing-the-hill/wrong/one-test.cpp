// WA: answers the first test only.
#include <cstdio>

int a[1005];

int main() {
    int n, k;
    if (scanf("%d%d", &n, &k) == 2) {
        for (int i = 1; i <= n; i++) scanf("%d", &a[i]);
        int x = 0;
        for (int i = n; i > 1; i -= 2) x ^= a[i] - a[i - 1] - 1;
        if (n % 2) x ^= k == 2 ? a[1] - 1 : a[1];
        puts(k == 1 || x ? "Alice" : "Bob");
    }
    return 0;
}
