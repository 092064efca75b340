// WA: works from the last label to the first, as if every edge led to a greater label.
#include <bits/stdc++.h>
using namespace std;

int n, m, k, sg[2005];
vector<int> g[2005];

int main() {
    scanf("%d %d %d", &n, &m, &k);
    for (int i = 0, x, y; i < m; i++) {
        scanf("%d %d", &x, &y);
        g[x].push_back(y);
    }
    for (int u = n; u >= 1; u--) {
        set<int> s;
        for (int v : g[u]) s.insert(sg[v]);
        while (s.count(sg[u])) sg[u]++;
    }
    int x = 0;
    for (int i = 0, u; i < k; i++) scanf("%d", &u), x ^= sg[u];
    puts(x ? "win" : "lose");
    return 0;
}
