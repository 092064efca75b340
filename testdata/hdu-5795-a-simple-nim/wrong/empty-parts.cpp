// WA: lets a part of a split be empty, in a mex table that goes on with the period 4
#include <cstdio>
int g[201], seen[600];
void fill() {
    for (int n = 1; n <= 200; n++) {
        for (int i = 0; i < n; i++) seen[g[i]] = n;
        for (int a = 0; a < n; a++)
            for (int b = 0; a + b < n; b++)
                if (a < n && b < n && n - a - b < n) seen[g[a] ^ g[b] ^ g[n - a - b]] = n;
        while (seen[g[n]] == n) g[n]++;
    }
}
int main() {
    fill();
    int t;
    scanf("%d", &t);
    while (t--) {
        int n;
        int x = 0;
        scanf("%d", &n);
        while (n--) {
            int h;
            scanf("%d", &h);
            x ^= h <= 200 ? g[h] : g[100 + h % 4] + h - 100 - h % 4;
        }
        puts(x ? "First player wins." : "Second player wins.");
    }
}
