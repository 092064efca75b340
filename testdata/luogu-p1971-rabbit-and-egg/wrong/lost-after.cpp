// WA: calls each of Rabbit's moves wrong after which Egg can win.
#include <cstdio>
#include <cstring>
#include <vector>
using namespace std;

int n, m, k, mate[1605], vis[1605], stamp;
char s[45][45];
bool del[1605], win[2005];
const int dx[] = {0, 1, 0, -1}, dy[] = {1, 0, -1, 0};

int id(int x, int y) {
    return (x - 1) * m + y;
}

bool find(int u) {
    int x = (u - 1) / m + 1, y = (u - 1) % m + 1;
    for (int d = 0; d < 4; d++) {
        int a = x + dx[d], b = y + dy[d];
        if (a < 1 || a > n || b < 1 || b > m || s[a][b] == s[x][y]) continue;
        int v = id(a, b);
        if (del[v] || vis[v] == stamp) continue;
        vis[v] = stamp;
        if (!mate[v] || find(mate[v])) {
            mate[v] = u;
            mate[u] = v;
            return true;
        }
    }
    return false;
}

bool take(int u) {
    del[u] = true;
    int v = mate[u];
    if (!v) return false;
    mate[u] = mate[v] = 0;
    stamp++;
    return !find(v);
}

int main() {
    scanf("%d%d", &n, &m);
    int hole = 0;
    for (int i = 1; i <= n; i++) {
        scanf("%s", s[i] + 1);
        for (int j = 1; j <= m; j++)
            if (s[i][j] == '.') {
                hole = id(i, j);
                s[i][j] = 'X';
            }
    }
    for (int i = 1; i <= n * m; i++)
        if (!mate[i]) {
            stamp++;
            find(i);
        }
    scanf("%d", &k);
    for (int i = 0; i < 2 * k; i++) {
        win[i] = take(hole);
        int x, y;
        scanf("%d%d", &x, &y);
        hole = id(x, y);
    }
    vector<int> ans;
    for (int i = 0; i < k; i++)
        if (win[2 * i + 1]) ans.push_back(i + 1);
    printf("%d\n", (int)ans.size());
    for (int i : ans) printf("%d\n", i);
    return 0;
}
