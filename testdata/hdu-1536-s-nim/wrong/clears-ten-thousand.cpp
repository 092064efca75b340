// TLE: clears 10,000 entries for the mex of every heap of every test, where k + 1 would do
#include <cstdio>
#include <cstring>

int k, m, l, s[110], f[10010], seen[10010];

void table() {
    for (int h = 0; h <= 10000; h++) {
        memset(seen, 0, sizeof seen);
        for (int i = 0; i < k; i++)
            if (s[i] <= h) seen[f[h - s[i]]] = 1;
        f[h] = 0;
        while (seen[f[h]]) f[h]++;
    }
}

int main() {
    while (scanf("%d", &k) == 1 && k) {
        for (int i = 0; i < k; i++) scanf("%d", s + i);
        table();
        scanf("%d", &m);
        while (m--) {
            int x = 0, h;
            scanf("%d", &l);
            while (l--) {
                scanf("%d", &h);
                x ^= f[h];
            }
            putchar(x ? 'W' : 'L');
        }
        puts("");
    }
}
