// WA: takes the first number for the number of tests
#include <cstdio>
int main() {
    int m, n;
    int t;
    scanf("%d", &t);
    while (t-- && scanf("%d%d", &m, &n) == 2) {
        if (m <= n) {
            for (int i = m; i <= n; i++) printf("%d%c", i, i < n ? ' ' : '\n');
        } else if (m % (n + 1))
            printf("%d\n", m % (n + 1));
        else
            puts("none");
    }
}
