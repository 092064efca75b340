// RE: has a table, with checked access, of heaps up to 1000
#include <cstdio>
#include <vector>
std::vector<std::vector<int> > g(1001, std::vector<int>(1001));
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n, sum = 0;
        scanf("%d", &n);
        std::vector<int> a(n);
        for (int i = 0; i < n; i++) scanf("%d", &a[i]);
        for (int i = 1; i <= 1000 && !g[1][2]; i++)
            for (int j = 1; j <= 1000; j++)
                while ((((i - 1) | (j - 1)) >> g[i][j]) & 1) g[i][j]++;
        for (int i = 0; i < n; i += 2) sum ^= g.at(a[i]).at(a[i + 1]);
        puts(sum ? "YES" : "NO");
    }
}
