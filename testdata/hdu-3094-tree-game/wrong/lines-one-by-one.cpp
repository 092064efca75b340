// WA: reads line by line, and takes a blank line for a tree of no nodes.
#include <cstdio>
#include <cstdlib>
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
    char line[64];
    if (!fgets(line, sizeof line, stdin)) return 0;
    int t = atoi(line);
    while (t-- && fgets(line, sizeof line, stdin)) {
        int n = atoi(line), a, b;
        for (int i = 1; i <= n; i++) e[i].clear();
        for (int i = 1; i < n && fgets(line, sizeof line, stdin); i++) {
            if (sscanf(line, "%d%d", &a, &b) != 2) continue;
            e[a].push_back(b);
            e[b].push_back(a);
        }
        puts(n > 0 && sg(1, 0) ? "Alice" : "Bob");
    }
    return 0;
}
