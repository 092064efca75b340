// WA: works backwards as if both liked a win best, then a draw, then a loss.
#include <cstdio>
#include <queue>
#include <string>
#include <vector>
using namespace std;

int n, m, deg[100005], cnt[100005];
vector<int> g[100005];  // reversed

int res[100005];  // 1: won, 2: lost

int main() {
    scanf("%d%d", &n, &m);
    for (int i = 0; i < m; i++) {
        int x, y;
        scanf("%d%d", &x, &y);
        g[y].push_back(x);
        deg[x]++;
    }
    queue<int> q;
    for (int i = 1; i <= n; i++) {
        cnt[i] = deg[i];
        if (!deg[i]) res[i] = 2, q.push(i);
    }
    while (!q.empty()) {
        int x = q.front();
        q.pop();
        for (int y : g[x]) {
            if (res[y]) continue;
            if (res[x] == 2)
                res[y] = 1;
            else if (--cnt[y] == 0)
                res[y] = 2;
            else
                continue;
            q.push(y);
        }
    }
    string s;
    for (int i = 1; i <= n; i++) s += "DWL"[res[i]];
    puts(s.c_str());
    puts(s.c_str());
    return 0;
}
