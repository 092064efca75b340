// TLE: recurses without a memo
#include <cstdio>

int k, m, l, s[110];

int sg(int x) {
    bool seen[128] = {};
    for (int i = 0; i < k; i++)
        if (s[i] <= x) seen[sg(x - s[i])] = true;
    int v = 0;
    while (seen[v]) v++;
    return v;
}

int main() {
    while (scanf("%d", &k) == 1 && k) {
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
