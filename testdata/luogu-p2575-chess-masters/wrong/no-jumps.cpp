// WA: lets a piece only step to a free neighbouring cell, never jump over others.
#include <cstdio>

int sg[1 << 20];

int main() {
    for (int s = 0; s < 1 << 20; s++) {
        int seen = 0;
        for (int i = 1; i < 20; i++)
            if ((s >> i & 1) && !(s >> (i - 1) & 1)) seen |= 1 << sg[s - (1 << (i - 1))];
        while (seen >> sg[s] & 1) sg[s]++;
    }
    int t, n, m, p;
    scanf("%d", &t);
    while (t--) {
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
