// WA: who reaches the price loses here; he has to win
#include <cstdio>
int main() {
    int m, n;
    while (scanf("%d%d", &m, &n) == 2) {
        if ((m - 1) % (n + 1))
            printf("%d\n", (m - 1) % (n + 1));
        else
            puts("none");
    }
}
