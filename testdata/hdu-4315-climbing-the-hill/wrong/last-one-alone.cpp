// WA: pairs from the top and takes the way of the last one to the person above for a heap.
#include <cstdio>

int a[1005];

int main() {
    int n, k;
    while (scanf("%d%d", &n, &k) == 2) {
        for (int i = 1; i <= n; i++) scanf("%d", &a[i]);
        int x = 0;
        for (int i = 1; i <= n; i += 2) {
            if (i < n)
                x ^= a[i + 1] - a[i] - 1;
            else
                x ^= n > 1 ? a[n] - a[n - 1] - 1 : a[n];
        }
        puts(k == 1 || x ? "Alice" : "Bob");
    }
    return 0;
}
