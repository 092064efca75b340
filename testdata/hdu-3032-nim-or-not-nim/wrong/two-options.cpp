// WA: takes the parts of a split for two options, not for their nim-sum, in a table that goes on with the period 4
#include <cstdio>
int g[101], seen[300];
void fill() {
    for (int n = 1; n <= 100; n++) {
        for (int i = 0; i < n; i++) seen[g[i]] = n;
        for (int a = 1; a < n; a++) seen[g[a]] = seen[g[n - a]] = n;
        while (seen[g[n]] == n) g[n]++;
    }
}
int main() {
    fill();
    int t;
    scanf("%d", &t);
    while (t--) {
        int n;
        long long x = 0;
        scanf("%d", &n);
        while (n--) {
            long long h;
            scanf("%lld", &h);
            x ^= h <= 100 ? g[h] : g[h % 4 + 96] + h - h % 4 - 96;
        }
        puts(x ? "Alice" : "Bob");
    }
}
