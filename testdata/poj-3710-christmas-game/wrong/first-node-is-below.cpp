// WA: takes the first node of a line for the lower one, but edges have no direction.
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

int sg(int x, int) {
    int res = 0;
    dfn[x] = 1;
    for (size_t i = 0; i < g[x].size(); i++) {
        int y = g[x][i].to;
        res ^= dfn[y] ? 1 : sg(y, 0) + 1;
    }
    return res;
}

int main() {
    int n, m, k, a, b;
    while (scanf("%d", &n) == 1) {
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
            }
            cnt = 0;
            res ^= sg(1, -1);
        }
        puts(res ? "Sally" : "Harry");
    }
    return 0;
}
