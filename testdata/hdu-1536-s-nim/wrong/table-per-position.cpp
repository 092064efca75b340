// TLE: rebuilds the table for every position of a test
#include <cstdio>
#include <cstring>

int k, m, l, s[110], f[10010];

void table() {
    for (int h = 0; h <= 10000; h++) {
        bool seen[128] = {};
        for (int i = 0; i < k; i++)
            if (s[i] <= h) seen[f[h - s[i]]] = true;
        f[h] = 0;
        while (seen[f[h]]) f[h]++;
    }
}

int main() {
    while (scanf("%d", &k) == 1 && k) {
        for (int i = 0; i < k; i++) scanf("%d", s + i);
        scanf("%d", &m);
        while (m--) {
            table();
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
