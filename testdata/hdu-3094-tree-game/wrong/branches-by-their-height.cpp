// WA: takes a branch for a stalk as high as itself.
#include <cstdio>
#include <vector>
using namespace std;

vector<int> e[100005];

int height(int x, int fa) {
    int res = 0;
    for (size_t i = 0; i < e[x].size(); i++) {
        if (e[x][i] == fa) continue;
        int h = height(e[x][i], x);
        if (h > res) res = h;
    }
    return res + 1;
}

int sg(int x) {
    int res = 0;
    for (size_t i = 0; i < e[x].size(); i++) res ^= height(e[x][i], x);
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
        puts(sg(1) ? "Alice" : "Bob");
    }
    return 0;
}
