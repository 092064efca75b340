// WA: shares the mark array among nested calls, which clear it
#include <cstdio>
#include <cstring>

bool seen[10005];
int k, n, s[105], h[105], f[10005];

int sg(int x) {
    if (f[x] != -1) return f[x];
    memset(seen, 0, sizeof seen);
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
        sum ^= sg(h[i]);
    }
    puts(sum ? "Yes" : "No");
}
