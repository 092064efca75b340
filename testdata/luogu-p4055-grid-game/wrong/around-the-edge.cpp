// WA: joins the end of a row to the beginning of the next one.
#include <cstdio>
#include <cstring>
using namespace std;

int n, m, mate[10005];
char s[10505];
bool vis[10005], ok[10005];

bool find(int x) {
    const int step[] = {1, m, -1, -m};
    for (int d = 0; d < 4; d++) {
        int y = x + step[d];
        if (y < 1 || y > n * m || s[y] != '.' || vis[y]) continue;
        vis[y] = true;
        if (!mate[y] || find(mate[y])) {
            mate[y] = x;
            mate[x] = y;
            return true;
        }
    }
    return false;
}

void mark(int x) {
    if (ok[x]) return;
    ok[x] = true;
    const int step[] = {1, m, -1, -m};
    for (int d = 0; d < 4; d++) {
        int y = x + step[d];
        if (y >= 1 && y <= n * m && s[y] == '.' && mate[y]) mark(mate[y]);
    }
}

int main() {
    scanf("%d%d", &n, &m);
    for (int i = 0; i < n; i++) scanf("%s", s + i * m + 1);
    for (int i = 1; i <= n * m; i++) {
        if (s[i] != '.' || mate[i]) continue;
        memset(vis, 0, sizeof vis);
        find(i);
    }
    bool win = false;
    for (int i = 1; i <= n * m; i++)
        if (s[i] == '.' && !mate[i]) mark(i), win = true;
    puts(win ? "WIN" : "LOSE");
    for (int i = 1; i <= n * m; i++)
        if (ok[i]) printf("%d %d\n", (i - 1) / m + 1, (i - 1) % m + 1);
    return 0;
}
