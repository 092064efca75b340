// TLE: recomputes the Grundy values of all 2^20 rows for every test.
#include <cstdio>
#include <cstring>

int sg[1 << 20];

int main() {
    int t, n, m, p;
    scanf("%d", &t);
    while (t--) {
        memset(sg, 0, sizeof sg);
        for (int s = 0; s < 1 << 20; s++) {
            int seen = 0;
            for (int i = 0, free = -1; i < 20; i++) {
                if (!(s >> i & 1))
                    free = i;
                else if (free != -1)
                    seen |= 1 << sg[s - (1 << i) + (1 << free)];
            }
            while (seen >> sg[s] & 1) sg[s]++;
        }
        scanf("%d", &n);
        int x = 0;
        while (n--) {
            int s = 0;
            scanf("%d", &m);
            for (int i = 0; i < m; i++) scanf("%d", &p), s |= 1 << (20 - p);
            x ^= sg[s];
        }
        puts(x ? "YES" : "NO");
    }
    return 0;
}
