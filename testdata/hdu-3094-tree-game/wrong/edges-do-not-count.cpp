// WA: forgets the edge to the child: each node has the nim-sum of its children, and a leaf 1.
#include <cstdio>
#include <vector>
using namespace std;

vector<int> e[100005];

int sg(int x, int fa) {
    int res = 0, children = 0;
    for (size_t i = 0; i < e[x].size(); i++) {
        if (e[x][i] == fa) continue;
        res ^= sg(e[x][i], x);
        children++;
    }
    return children || fa == 0 ? res : 1;
}

int main() {
    int t, n, a, b;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        for (int i = 1; i <= n; i++) e[i].clear();
        for (int i = 1; i < n; i++) {
            scanf("%d%d", &a, &b);
            e[a].push_back(b);
            e[b].push_back(a);
        }
        puts(sg(1, 0) ? "Alice" : "Bob");
    }
    return 0;
}
