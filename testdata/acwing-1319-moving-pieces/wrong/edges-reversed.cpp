// WA: reads edges the wrong way round.
#include <bits/stdc++.h>
using namespace std;

int n, m, k, sg[2005];
vector<int> g[2005];

int solve(int u) {
    if (sg[u] != -1) return sg[u];
    set<int> s;
    for (int v : g[u]) s.insert(solve(v));
    sg[u] = 0;
    while (s.count(sg[u])) sg[u]++;
    return sg[u];
}

int main() {
    scanf("%d %d %d", &n, &m, &k);
    for (int i = 0, x, y; i < m; i++) {
        scanf("%d %d", &x, &y);
        g[y].push_back(x);
    }
    memset(sg, -1, sizeof sg);
    int x = 0;
    for (int i = 0, u; i < k; i++) scanf("%d", &u), x ^= solve(u);
    puts(x ? "win" : "lose");
    return 0;
}
