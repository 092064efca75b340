// WA: does not reset the nim-sum between tests
#include <cstdio>
#include <cstdlib>
int main() {
    int x = 0, n, m, a, b;
    while (scanf("%d%d", &n, &m) == 2) {
        for (int i = 0; i < n; i++) {
            scanf("%d%d", &a, &b);
            x ^= abs(a - b) - 1;
        }
        puts(x ? "I WIN!" : "BAD LUCK!");
    }
}
