// WA: knows the values of heaps up to 1000 by mex and takes larger heaps as in Nim
#include <cstdio>
int g[1001], seen[2100];
void fill() {
    for (int n = 1; n <= 1000; n++) {
        for (int i = 0; i < n; i++) seen[g[i]] = n;
        for (int a = 1; 3 * a <= n; a++)
            for (int b = a; a + 2 * b <= n; b++) seen[g[a] ^ g[b] ^ g[n - a - b]] = n;
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
            x ^= h <= 1000 ? g[h] : h;
        }
        puts(x ? "First player wins." : "Second player wins.");
    }
}
