// WA: leaves the 100th heap out
#include <cstdio>
#include <cstring>

int n, x, f[105];

int sg(int x) {
    if (f[x] != -1) return f[x];
    bool seen[512] = {};
    for (int i = 0; i < x; ++i) {
        for (int j = 0; j <= i; ++j) seen[sg(i) ^ sg(j)] = true;
    }
    int v = 0;
    while (seen[v]) ++v;
    return f[x] = v;
}

int main() {
    memset(f, -1, sizeof f);
    scanf("%d", &n);
    int sum = 0;
    for (int i = 0; i < n; ++i) {
        scanf("%d", &x);
        if (i < 99) sum ^= sg(x);
    }
    puts(sum ? "Yes" : "No");
}
