// WA: takes the price for one that must be hit exactly
#include <cstdio>
int main() {
    int m, n;
    while (scanf("%d%d", &m, &n) == 2) {
        if (m % (n + 1))
            printf("%d\n", m % (n + 1));
        else
            puts("none");
    }
}
