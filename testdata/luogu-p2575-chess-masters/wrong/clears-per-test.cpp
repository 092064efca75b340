// WA: clears the row only once per test, so the pieces of earlier rows stay.
#include <cstdio>
#include <cstring>

int t, n, m, p;
bool a[25];

int main() {
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        int x = 0;
        memset(a, 0, sizeof a);
        for (int r = 0; r < n; r++) {
            scanf("%d", &m);
            for (int i = 0; i < m; i++) scanf("%d", &p), a[p] = true;
            for (int c = 20, stair = 0, free = 0; c >= 0; c--) {
                if (c > 0 && a[c]) {
                    stair++;
                } else {
                    if (free % 2 == 1) x ^= stair;
                    stair = 0;
                    free++;
                }
            }
        }
        puts(x ? "YES" : "NO");
    }
    return 0;
}
