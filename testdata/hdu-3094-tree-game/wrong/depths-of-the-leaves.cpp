// WA: plays Nim with the depths of the leaves, but what leaves share counts once.
#include <cstdio>
#include <vector>
using namespace std;

vector<int> e[100005];

int sum;

void dfs(int x, int fa, int depth) {
    bool leaf = true;
    for (size_t i = 0; i < e[x].size(); i++) {
        if (e[x][i] == fa) continue;
        leaf = false;
        dfs(e[x][i], x, depth + 1);
    }
    if (leaf) sum ^= depth;
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
        puts((sum = 0, dfs(1, 0, 0), sum) ? "Alice" : "Bob");
    }
    return 0;
}
