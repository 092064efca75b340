// WA: says LOSE only where no two cells can be matched, and else WIN, even without any cell.
// Seen accepted: a board is needed whose free cells can all be matched in pairs
// 错误：只在没有任何两格可以配对时输出 LOSE，否则输出 WIN，哪怕后面一格也没有
// 曾通过：要有一张所有空格能两两配对的棋盘
// Shown by: 1 2 | ..
#include <cstdio>
#include <cstring>
using namespace std;

int n, m, mate[10005];
char s[105][105];
bool vis[10005], ok[10005];
const int dx[] = {0, 1, 0, -1}, dy[] = {1, 0, -1, 0};

int id(int x, int y) {
    return (x - 1) * m + y;
}
bool in(int x, int y) {
    return x >= 1 && y >= 1 && x <= n && y <= m && s[x][y] == '.';
}

bool find(int x, int y) {
    for (int d = 0; d < 4; d++) {
        int u = x + dx[d], v = y + dy[d];
        if (!in(u, v) || vis[id(u, v)]) continue;
        vis[id(u, v)] = true;
        int t = mate[id(u, v)];
        if (!t || find((t - 1) / m + 1, (t - 1) % m + 1)) {
            mate[id(u, v)] = id(x, y);
            mate[id(x, y)] = id(u, v);
            return true;
        }
    }
    return false;
}

void mark(int x, int y) {
    if (ok[id(x, y)]) return;
    ok[id(x, y)] = true;
    for (int d = 0; d < 4; d++) {
        int u = x + dx[d], v = y + dy[d];
        if (!in(u, v)) continue;
        int t = mate[id(u, v)];
        if (t) mark((t - 1) / m + 1, (t - 1) % m + 1);
    }
}

int main() {
    scanf("%d%d", &n, &m);
    for (int i = 1; i <= n; i++) scanf("%s", s[i] + 1);
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++) {
            if (s[i][j] != '.' || mate[id(i, j)]) continue;
            memset(vis, 0, sizeof vis);
            find(i, j);
        }
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++)
            if (s[i][j] == '.' && !mate[id(i, j)]) mark(i, j);
    bool win = false;
    for (int i = 1; i <= n * m; i++) win = win || mate[i];
    puts(win ? "WIN" : "LOSE");
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++)
            if (win && ok[id(i, j)]) printf("%d %d\n", i, j);
    return 0;
}
