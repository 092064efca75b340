// WA: gives Alice the name of the player who loses.
#include <cstdio>
#include <vector>
using namespace std;

vector<int> e[100005];

int sg(int x, int fa) {
    int res = 0;
    for (size_t i = 0; i < e[x].size(); i++) {
        if (e[x][i] != fa) res ^= sg(e[x][i], x) + 1;
    }
    return res;
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
        puts(!sg(1, 0) ? "Alice" : "Bob");
    }
    return 0;
}
