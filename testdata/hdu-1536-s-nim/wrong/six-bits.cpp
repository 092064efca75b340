// WA: keeps six bits of the nim-sum, but values reach 100
#include <cstdio>
#include <cstring>

int k, m, l, h, s[105], f[10005];

int sg(int x) {
    if (f[x] != -1) return f[x];
    bool seen[128] = {};
    for (int i = 0; i < k; ++i) {
        if (x >= s[i]) seen[sg(x - s[i])] = true;
    }
    int v = 0;
    while (seen[v]) ++v;
    return f[x] = v;
}

int main() {
    while (scanf("%d", &k) == 1 && k) {
        for (int i = 0; i < k; ++i) scanf("%d", &s[i]);
        memset(f, -1, sizeof f);
        scanf("%d", &m);
        while (m--) {
            scanf("%d", &l);
            int sum = 0;
            for (int i = 0; i < l; ++i) {
                scanf("%d", &h);
                sum ^= sg(h);
            }
            putchar(sum & 63 ? 'W' : 'L');
        }
        puts("");
    }
}
