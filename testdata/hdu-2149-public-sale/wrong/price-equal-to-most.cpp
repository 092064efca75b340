// WA: where M = N, one raise is enough, too
#include <cstdio>
int main() {
    int m, n;
    while (scanf("%d%d", &m, &n) == 2) {
        if (m < n) {
            for (int i = m; i <= n; i++) printf("%d%c", i, i < n ? ' ' : '\n');
        } else if (m % n)
            printf("%d\n", m % (n + 1));
        else
            puts("none");
    }
}
