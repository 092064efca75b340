// RE: has room for 100 edges, as many as nodes; there can be 196, each at both its ends.
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <vector>
using namespace std;

int head[105], dfn[105], low[105], cnt, total;
vector<int> to(200), nxt(200);

void add(int a, int b) {
    to.at(total) = b;
    nxt.at(total) = head[a];
    head[a] = total++;
}

int sg(int x, int from) {
    int res = 0;
    dfn[x] = low[x] = ++cnt;
    for (int i = head[x]; i != -1; i = nxt[i]) {
        int y = to[i];
        if (i == (from ^ 1)) continue;
        if (!dfn[y]) {
            int v = sg(y, i);
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
    while (scanf("%d", &n) == 1) {
        int res = 0;
        while (n--) {
            scanf("%d%d", &m, &k);
            memset(head, -1, sizeof head);
            memset(dfn, 0, sizeof dfn);
            cnt = total = 0;
            while (k--) {
                scanf("%d%d", &a, &b);
                add(a, b);
                add(b, a);
            }
            res ^= sg(1, -2);
        }
        puts(res ? "Sally" : "Harry");
    }
    return 0;
}
