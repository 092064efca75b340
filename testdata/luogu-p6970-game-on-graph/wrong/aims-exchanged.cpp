// WA: takes Georgiy for the one who wants an endless play.
#include <cstdio>
#include <queue>
#include <string>
#include <vector>
using namespace std;

int n, m, deg[100005], cnt[100005];
vector<int> g[100005];  // reversed

bool a[2][100005], b[2][100005];  // 0: Gennady to move, 1: Georgiy

void bfs(bool f[2][100005], bool both) {
    queue<pair<int, int>> q;
    for (int i = 1; i <= n; i++) {
        cnt[i] = deg[i];
        if (deg[i]) continue;
        f[1][i] = true;
        q.push({1, i});
        if (both) {
            f[0][i] = true;
            q.push({0, i});
        }
    }
    while (!q.empty()) {
        int p = q.front().first ^ 1, x = q.front().second;
        q.pop();
        for (int y : g[x]) {
            if (f[p][y]) continue;
            if (p == 1 && --cnt[y]) continue;
            f[p][y] = true;
            q.push({p, y});
        }
    }
}

int main() {
    scanf("%d%d", &n, &m);
    for (int i = 0; i < m; i++) {
        int x, y;
        scanf("%d%d", &x, &y);
        g[y].push_back(x);
        deg[x]++;
    }
    bfs(a, false);
    bfs(b, true);
    string s, t;
    for (int i = 1; i <= n; i++) {
        s += a[0][i] ? 'W' : b[0][i] ? 'L' : 'D';
        t += a[1][i] ? 'L' : b[1][i] ? 'W' : 'D';
    }
    puts(s.c_str());
    puts(t.c_str());
    return 0;
}
