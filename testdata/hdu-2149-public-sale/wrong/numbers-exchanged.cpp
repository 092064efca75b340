// WA: reads N before M
#include <cstdio>
int main() {
    int m, n;
    while (scanf("%d%d", &n, &m) == 2) {
        if (m <= n) {
            for (int i = m; i <= n; i++) printf("%d%c", i, i < n ? ' ' : '\n');
        } else if (m % (n + 1))
            printf("%d\n", m % (n + 1));
        else
            puts("none");
    }
}
