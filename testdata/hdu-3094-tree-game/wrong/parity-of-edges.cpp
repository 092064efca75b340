// WA: looks at the parity of the number of edges, which is only the last bit of the value.
#include <cstdio>

int main() {
    int t, n, a, b;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        for (int i = 1; i < n; i++) scanf("%d%d", &a, &b);
        puts((n - 1) % 2 ? "Alice" : "Bob");
    }
    return 0;
}
