// WA: keeps six bits of the nim-sum, but gaps of 64 and more have a seventh
#include <cstdio>
#include <cstdlib>
int main() {
    int n, m, a, b;
    while (scanf("%d%d", &n, &m) == 2) {
        int x = 0;
        for (int i = 0; i < n; i++) {
            scanf("%d%d", &a, &b);
            x ^= abs(a - b) - 1;
        }
        puts(x & 63 ? "I WIN!" : "BAD LUCK!");
    }
}
