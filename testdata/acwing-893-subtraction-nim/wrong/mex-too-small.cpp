// WA: its mex covers only values below 64, but a set of 100 numbers gives values up to 100
#include <cstdio>
#include <cstring>

int k, n, s[110], f[10010];

int sg(int x) {
    if (f[x] != -1) return f[x];
    unsigned long long seen = 0;
    for (int i = 0; i < k; i++)
        if (s[i] <= x) {
            int y = sg(x - s[i]);
            if (y < 64) seen |= 1ull << y;
        }
    int m = 0;
    while (m < 64 && seen >> m & 1) m++;
    return f[x] = m;
}

int main() {
    memset(f, -1, sizeof f);
    scanf("%d", &k);
    for (int i = 0; i < k; i++) scanf("%d", s + i);
    scanf("%d", &n);
    int x = 0;
    while (n--) {
        int h;
        scanf("%d", &h);
        x ^= sg(h);
    }
    puts(x ? "Yes" : "No");
}
