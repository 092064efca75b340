// WA: answers one line
#include <cstdio>
int main() {
    int m, n;
    scanf("%d%d", &m, &n);
    if (m <= n) {
        for (int i = m; i <= n; i++) printf("%d%c", i, i < n ? ' ' : '\n');
    } else if (m % (n + 1))
        printf("%d\n", m % (n + 1));
    else
        puts("none");
}
