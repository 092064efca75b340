// WA: prints the smallest winning raise alone
#include <cstdio>
int main() {
    int m, n;
    while (scanf("%d%d", &m, &n) == 2) {
        if (m <= n)
            printf("%d\n", m);
        else if (m % (n + 1))
            printf("%d\n", m % (n + 1));
        else
            puts("none");
    }
}
