// WA: takes the least plus the greatest number of S for a period of the values
#include <cstdio>
#include <cstring>

int k, n, s[105], h[105], f[10005];

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
    memset(f, -1, sizeof f);
    scanf("%d", &k);
    for (int i = 0; i < k; ++i) scanf("%d", &s[i]);
    scanf("%d", &n);
    int sum = 0;
    for (int i = 0; i < n; ++i) {
        scanf("%d", &h[i]);
        int lo = s[0], hi = s[0];
        for (int j = 0; j < k; ++j) {
            if (s[j] < lo) lo = s[j];
            if (s[j] > hi) hi = s[j];
        }
        sum ^= sg(h[i] % (lo + hi));
    }
    puts(sum ? "Yes" : "No");
}
