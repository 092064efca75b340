// WA: its mex covers only values below 64, but a set of 100 numbers gives values up to 100
#include <cstdio>
#include <cstring>

int k, m, l, s[110], f[10010];

int sg(int x) {
    if (f[x] != -1) return f[x];
    unsigned long long seen = 0;
    for (int i = 0; i < k; i++)
        if (s[i] <= x) {
            int y = sg(x - s[i]);
            if (y < 64) seen |= 1ull << y;
        }
    int v = 0;
    while (v < 64 && seen >> v & 1) v++;
    return f[x] = v;
}

int main() {
    while (scanf("%d", &k) == 1 && k) {
        memset(f, -1, sizeof f);
        for (int i = 0; i < k; i++) scanf("%d", s + i);
        scanf("%d", &m);
        while (m--) {
            int x = 0, h;
            scanf("%d", &l);
            while (l--) {
                scanf("%d", &h);
                x ^= sg(h);
            }
            putchar(x ? 'W' : 'L');
        }
        puts("");
    }
}
