// WA: has one state for each node, and not one for each node and player.
#include <cstdio>
#include <queue>
#include <string>
#include <vector>
using namespace std;

int n, m, deg[100005], cnt[100005];
vector<int> g[100005];  // reversed

int main() {
    scanf("%d%d", &n, &m);
    for (int i = 0; i < m; i++) {
        int x, y;
        scanf("%d%d", &x, &y);
        g[y].push_back(x);
        deg[x]++;
    }
    // Where the play has to end, then who wins there.
    vector<int> way(n + 1, -1);
    queue<int> q;
    for (int i = 1; i <= n; i++) {
        cnt[i] = deg[i];
        if (!deg[i]) way[i] = 0, q.push(i);
    }
    while (!q.empty()) {
        int x = q.front();
        q.pop();
        for (int y : g[x]) {
            if (way[y] >= 0) continue;
            if (--cnt[y] == 0 || way[x] % 2 == 0) way[y] = way[x] + 1, q.push(y);
        }
    }
    string s, t;
    for (int i = 1; i <= n; i++) {
        s += way[i] < 0 ? 'D' : way[i] % 2 ? 'W' : 'L';
        t += way[i] < 0 ? 'D' : way[i] % 2 ? 'W' : 'L';
    }
    puts(s.c_str());
    puts(t.c_str());
    return 0;
}
