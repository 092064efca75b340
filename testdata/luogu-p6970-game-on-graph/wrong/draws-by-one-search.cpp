// WA: finds the endless plays, and then takes what an ordinary search leaves open for endless, too.
#include <cstdio>
#include <queue>
#include <string>
#include <vector>
using namespace std;

int left[2][100005];
int n, m, deg[100005], cnt[100005];
vector<int> g[100005];  // reversed

bool b[2][100005], won[2][100005], lost[2][100005];  // 0: Gennady to move, 1: Georgiy

void bfs(bool f[2][100005], bool both) {
    queue<pair<int, int>> q;
    for (int i = 1; i <= n; i++) {
        cnt[i] = deg[i];
        if (deg[i]) continue;
        f[0][i] = true;
        q.push({0, i});
        if (both) {
            f[1][i] = true;
            q.push({1, i});
        }
    }
    while (!q.empty()) {
        int p = q.front().first ^ 1, x = q.front().second;
        q.pop();
        for (int y : g[x]) {
            if (f[p][y]) continue;
            if (p == 0 && --cnt[y]) continue;
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
    bfs(b, true);
    // Who wins by force, if nobody minds an endless play.
    queue<pair<int, int>> q;
    for (int p = 0; p < 2; p++)
        for (int i = 1; i <= n; i++) {
            left[p][i] = deg[i];
            if (!deg[i]) lost[p][i] = true, q.push({p, i});
        }
    while (!q.empty()) {
        int p = q.front().first, x = q.front().second;
        q.pop();
        for (int y : g[x]) {
            if (won[p ^ 1][y] || lost[p ^ 1][y]) continue;
            if (lost[p][x])
                won[p ^ 1][y] = true;
            else if (--left[p ^ 1][y] == 0)
                lost[p ^ 1][y] = true;
            else
                continue;
            q.push({p ^ 1, y});
        }
    }
    string s, t;
    for (int i = 1; i <= n; i++) {
        s += !b[0][i] ? 'D' : won[0][i] ? 'W' : lost[0][i] ? 'L' : 'D';
        t += !b[1][i] ? 'D' : won[1][i] ? 'W' : lost[1][i] ? 'L' : 'D';
    }
    puts(s.c_str());
    puts(t.c_str());
    return 0;
}
