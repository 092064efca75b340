// WA: a search in depth that calls a state endless whenever it comes back to one on its way.
#include <cstdio>
#include <string>
#include <vector>
using namespace std;

int n, m;
vector<int> g[100005];
int val[2][100005];  // -1: not seen; 0: endless, 1: Georgiy stuck, 2: Gennady stuck

int dfs(int p, int x) {
    if (val[p][x] >= 0) return val[p][x];
    if (g[x].empty()) return val[p][x] = p == 0 ? 2 : 1;
    val[p][x] = 0;
    int best = p == 0 ? 2 : 0;
    for (int y : g[x]) {
        int v = dfs(p ^ 1, y);
        if (p == 0 ? v < best : v > best) best = v;
    }
    return val[p][x] = best;
}

int main() {
    scanf("%d%d", &n, &m);
    for (int i = 0; i < m; i++) {
        int x, y;
        scanf("%d%d", &x, &y);
        g[x].push_back(y);
    }
    string s, t;
    for (int i = 1; i <= n; i++) val[0][i] = val[1][i] = -1;
    for (int i = 1; i <= n; i++) {
        s += "DWL"[dfs(0, i)];
        t += "DLW"[dfs(1, i)];
    }
    puts(s.c_str());
    puts(t.c_str());
    return 0;
}
