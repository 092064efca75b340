// WA: counts the stairs with an even number of free cells to their right, not the odd ones.
#include <cstdio>
#include <cstring>

int t, n, m, p;
bool a[25];

int main() {
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        int x = 0;
        for (int r = 0; r < n; r++) {
            memset(a, 0, sizeof a);
            scanf("%d", &m);
            for (int i = 0; i < m; i++) scanf("%d", &p), a[p] = true;
            for (int c = 20, stair = 0, free = 0; c >= 0; c--) {
                if (c > 0 && a[c]) {
                    stair++;
                } else {
                    if (free % 2 == 0) x ^= stair;
                    stair = 0;
                    free++;
                }
            }
        }
        puts(x ? "YES" : "NO");
    }
    return 0;
}
