// RE: keeps the values of rows of up to 1000 coins, but n goes up to 1000000000
#include <cstdio>
#include <vector>
std::vector<int> g[11];
const std::vector<int>& value(int k) {
    if (!g[k].empty()) return g[k];
    std::vector<int> seen(1 << 13);
    g[k].resize(1001);
    for (int n = 1; n <= 1000; n++) {
        for (int j = 1; j <= k && j <= n; j++)
            for (int a = 0; 2 * a <= n - j; a++) seen[g[k][a] ^ g[k][n - j - a]] = n;
        while (seen[g[k][n]] == n) g[k][n]++;
    }
    return g[k];
}
int main() {
    int t;
    scanf("%d", &t);
    for (int i = 1; i <= t; i++) {
        int n, k;
        scanf("%d%d", &n, &k);
        bool first = false;
        for (int j = 1; j <= k && j <= n; j++) first = first || value(k).at(n - j) == 0;
        printf("Case %d: %s\n", i, first ? "first" : "second");
    }
}
