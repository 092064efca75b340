// WA: takes the first number of the input for the number of tests
#include <cstdio>
#include <cstring>

int k, m, l, s[110], f[10010];

int sg(int x) {
    if (f[x] != -1) return f[x];
    bool seen[128] = {};
    for (int i = 0; i < k; i++)
        if (s[i] <= x) seen[sg(x - s[i])] = true;
    int v = 0;
    while (seen[v]) v++;
    return f[x] = v;
}

int main() {
    int t;
    scanf("%d", &t);
    while (t-- && scanf("%d", &k) == 1 && k > 0 && k <= 100) {
        memset(f, -1, sizeof f);
        for (int i = 0; i < k; i++) {
            scanf("%d", s + i);
            if (s[i] < 1) return 0;
        }
        scanf("%d", &m);
        while (m--) {
            int x = 0, h;
            scanf("%d", &l);
            while (l--) {
                if (scanf("%d", &h) != 1 || h > 10000) return 0;
                x ^= sg(h);
            }
            putchar(x ? 'W' : 'L');
        }
        puts("");
    }
}
