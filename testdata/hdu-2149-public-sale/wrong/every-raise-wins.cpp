// WA: where M <= N, a raise below M wins nothing
#include <cstdio>
int main() {
    int m, n;
    while (scanf("%d%d", &m, &n) == 2) {
        if (m <= n) {
            for (int i = 1; i <= n; i++) printf("%d%c", i, i < n ? ' ' : '\n');
        } else if (m % (n + 1))
            printf("%d\n", m % (n + 1));
        else
            puts("none");
    }
}
