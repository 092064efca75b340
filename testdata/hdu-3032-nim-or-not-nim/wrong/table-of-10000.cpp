// WA: knows the values of heaps up to 10000 by mex and takes larger heaps as in Nim
#include <cstdio>
int g[10001], seen[33000];
void fill() {
    for (int n = 1; n <= 10000; n++) {
        for (int i = 0; i < n; i++) seen[g[i]] = n;
        for (int a = 1; 2 * a <= n; a++) seen[g[a] ^ g[n - a]] = n;
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
            x ^= h <= 10000 ? g[h] : h;
        }
        puts(x ? "Alice" : "Bob");
    }
}
