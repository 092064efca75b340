// WA: counts steps to the left and down only, and looks at their parity: a diagonal one is two.
#include <cstdio>

int main() {
    int n, m;
    while (scanf("%d%d", &n, &m) == 2 && (n || m)) {
        puts((n + m) % 2 == 0 ? "What a pity!" : "Wonderful!");
    }
}
