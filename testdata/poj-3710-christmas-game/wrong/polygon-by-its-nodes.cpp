// WA: takes all that is connected twice for one polygon and counts its nodes
// Seen accepted: two polygons must hang on one node
// 错误：把整个边双连通分量当作一个多边形，数它的节点
// 曾通过：要有两个多边形挂在同一个节点上
// Shown by: 1 | 3 4 | 1 2 | 3 1 | 3 1 | 1 2
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

int stk[105], top;

int sg(int x, int from) {
    int res = 0;
    dfn[x] = low[x] = ++cnt;
    stk[++top] = x;
    vector<int> value(105);
    for (size_t i = 0; i < g[x].size(); i++) {
        int y = g[x][i].to, id = g[x][i].id;
        if (id == from) continue;
        if (!dfn[y]) {
            value[y] = sg(y, id);
            low[x] = min(low[x], low[y]);
            if (low[y] > dfn[x]) res ^= value[y] + 1;
        } else {
            low[x] = min(low[x], dfn[y]);
        }
    }
    if (low[x] == dfn[x]) {
        int size = 0;
        do size++;
        while (stk[top--] != x);
        if (size > 1 && size % 2) res ^= 1;
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
                g[b].push_back(Edge{a, i});
            }
            cnt = 0;
            top = 0;
            res ^= sg(1, -1);
        }
        puts(res ? "Sally" : "Harry");
    }
    return 0;
}
