// WA: adds 1 to the nim-sum of the children, once for all of them.
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
    return children ? res + 1 : 0;
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
