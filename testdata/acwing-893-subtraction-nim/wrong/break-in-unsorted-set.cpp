// WA: stops at the first number in S that is too large, but S is not sorted
#include <cstdio>
#include <cstring>

int k, n, s[110], f[10010];

int sg(int x) {
    if (f[x] != -1) return f[x];
    bool seen[128] = {};
    for (int i = 0; i < k; i++) {
        if (s[i] > x) break;
        seen[sg(x - s[i])] = true;
    }
    int m = 0;
    while (seen[m]) m++;
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
