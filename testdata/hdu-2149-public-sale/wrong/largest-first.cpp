// WA: prints the raises in descending order
#include <cstdio>
int main() {
    int m, n;
    while (scanf("%d%d", &m, &n) == 2) {
        if (m <= n) {
            for (int i = n; i >= m; i--) printf("%d%c", i, i > m ? ' ' : '\n');
        } else if (m % (n + 1))
            printf("%d\n", m % (n + 1));
        else
            puts("none");
    }
}
