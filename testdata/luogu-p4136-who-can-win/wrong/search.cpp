// TLE: tries all walks; already from n = 6 on there are too many.
#include <cstdio>
#include <cstring>

int n;
bool been[10002][10002];

bool win(int x, int y) {
    const int dx[] = {0, 1, 0, -1}, dy[] = {1, 0, -1, 0};
    been[x][y] = true;
    bool found = false;
    for (int d = 0; d < 4 && !found; d++) {
        int u = x + dx[d], v = y + dy[d];
        if (u < 1 || v < 1 || u > n || v > n || been[u][v]) continue;
        if (!win(u, v)) found = true;
    }
    been[x][y] = false;
    return found;
}

int main() {
    while (scanf("%d", &n) == 1 && n) puts(win(1, 1) ? "Alice" : "Bob");
    return 0;
}
