// WA: takes the free cells right of each piece as a heap, as if pieces did not block one another.
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
            for (int c = 20, free = 0; c >= 1; c--) {
                if (a[c])
                    x ^= free;
                else
                    free++;
            }
        }
        puts(x ? "YES" : "NO");
    }
    return 0;
}
