// WA: plays misere Nim where all gaps are 0 or 1, but the last move wins
#include <cstdio>
#include <cstdlib>
int main() {
    int n, m, a, b;
    while (scanf("%d%d", &n, &m) == 2) {
        int x = 0;
        bool big = false;
        for (int i = 0; i < n; i++) {
            scanf("%d%d", &a, &b);
            x ^= abs(a - b) - 1;
            big = big || abs(a - b) > 2;
        }
        puts((x != 0) == big ? "I WIN!" : "BAD LUCK!");
    }
}
