// WA: takes the longest path from a node for its value.
#include <cstdio>
#include <cstring>
#include <vector>
using namespace std;

int n, m, k, x, y, f[2005];
vector<int> to[2005];

int sg(int u) {
    if (f[u] != -1) return f[u];
    bool seen[128] = {};
    for (int v : to[u]) seen[sg(v) & 127] = true;
    int g = 0;
    for (int v : to[u]) {
        if (sg(v) + 1 > g) g = sg(v) + 1;
    }
    return f[u] = g;
}

int main() {
    memset(f, -1, sizeof f);
    scanf("%d%d%d", &n, &m, &k);
    for (int i = 0; i < m; ++i) {
        scanf("%d%d", &x, &y);
        to[x].push_back(y);
    }
    int sum = 0;
    for (int i = 0; i < k; ++i) {
        scanf("%d", &x);
        sum ^= sg(x);
    }
    puts(sum ? "win" : "lose");
}
