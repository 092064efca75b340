// PE with --strict: prints a blank at the end of each line
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
        puts(" ");
    }
}
