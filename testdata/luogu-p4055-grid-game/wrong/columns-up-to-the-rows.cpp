// WA: compares the column with the number of rows, so that cells far right count as outside
// Seen accepted: a board is needed that is wider than high, and a cell far right that decides
// 错误：判断列是否越界时用了行数，靠右的格子都被当成界外
// 曾通过：要有列数大于行数的棋盘，而且靠右的格子影响答案
// Shown by: 1 3 | ...
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
    return x >= 1 && y >= 1 && x <= n && y <= n && s[x][y] == '.';
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
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++) win = win || ok[id(i, j)];
    puts(win ? "WIN" : "LOSE");
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++)
            if (ok[id(i, j)]) printf("%d %d\n", i, j);
    return 0;
}
