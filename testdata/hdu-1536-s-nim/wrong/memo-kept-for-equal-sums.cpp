// WA: clears its memo only if the set has another size or another sum than the last one
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
    int last_k = 0, last_sum = 0;
    while (scanf("%d", &k) == 1 && k) {
        int sum = 0;
        for (int i = 0; i < k; i++) {
            scanf("%d", s + i);
            sum += s[i];
        }
        if (k != last_k || sum != last_sum) memset(f, -1, sizeof f);
        last_k = k;
        last_sum = sum;
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
