// WA: reads one test; there are more, up to the end of the file.
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <vector>
using namespace std;

struct Edge {
    int to, id;
};
vector<Edge> g[105];
int dfn[105], low[105], cnt;

int sg(int x, int from) {
    int res = 0;
    dfn[x] = low[x] = ++cnt;
    for (size_t i = 0; i < g[x].size(); i++) {
        int y = g[x][i].to, id = g[x][i].id;
        if (id == from) continue;
        if (!dfn[y]) {
            int v = sg(y, id);
            res ^= low[y] > dfn[x] ? v + 1 : v ^ 1;
            low[x] = min(low[x], low[y]);
        } else if (dfn[y] < dfn[x]) {
            res ^= 1;
            low[x] = min(low[x], dfn[y]);
        }
    }
    return res;
}

int main() {
    int n, m, k, a, b;
    if (scanf("%d", &n) == 1) {
        int res = 0;
        while (n--) {
            scanf("%d%d", &m, &k);
            for (int i = 1; i <= m; i++) {
                g[i].clear();
                dfn[i] = 0;
            }
            for (int i = 0; i < k; i++) {
                scanf("%d%d", &a, &b);
                g[a].push_back(Edge{b, i});
                g[b].push_back(Edge{a, i});
            }
            cnt = 0;
            res ^= sg(1, -1);
        }
        puts(res ? "Sally" : "Harry");
    }
    return 0;
}
