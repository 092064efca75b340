// PE with --strict: a blank behind every raise
#include <cstdio>
int main() {
    int m, n;
    while (scanf("%d%d", &m, &n) == 2) {
        if (m <= n) {
            for (int i = m; i <= n; i++) printf("%d ", i);
            puts("");
        } else if (m % (n + 1))
            printf("%d\n", m % (n + 1));
        else
            puts("none");
    }
}
