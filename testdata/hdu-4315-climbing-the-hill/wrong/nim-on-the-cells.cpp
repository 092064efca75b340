// WA: takes each cell for a heap.
#include <cstdio>

int a[1005];

int main() {
    int n, k;
    while (scanf("%d%d", &n, &k) == 2) {
        for (int i = 1; i <= n; i++) scanf("%d", &a[i]);
        int x = 0;
        for (int i = 1; i <= n; i++) x ^= a[i];
        puts(k == 1 || x ? "Alice" : "Bob");
    }
    return 0;
}
