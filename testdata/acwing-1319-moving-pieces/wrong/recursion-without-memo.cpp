// TLE: walks every path, and there may be exponentially many.
#include <bits/stdc++.h>
using namespace std;

int n, m, k, sg[2005];
vector<int> g[2005];

int solve(int u) {
    set<int> s;
    for (int v : g[u]) s.insert(solve(v));
    int res = 0;
    while (s.count(res)) res++;
    return res;
}

int main() {
    scanf("%d %d %d", &n, &m, &k);
    for (int i = 0, x, y; i < m; i++) {
        scanf("%d %d", &x, &y);
        g[x].push_back(y);
    }
    int x = 0;
    for (int i = 0, u; i < k; i++) scanf("%d", &u), x ^= solve(u);
    puts(x ? "win" : "lose");
    return 0;
}
