// TLE: walks a spiral over the whole board, cell by cell, and sees who makes the last move.
#include <cstdio>
#include <cstring>

char been[10002][10002];

int main() {
    int n;
    while (scanf("%d", &n) == 1 && n) {
        for (int i = 0; i <= n + 1; i++) memset(been[i], i == 0 || i == n + 1, n + 2);
        for (int i = 1; i <= n; i++) been[i][0] = been[i][n + 1] = 1;
        const int dx[] = {0, 1, 0, -1}, dy[] = {1, 0, -1, 0};
        int x = 1, y = 1, d = 0, moves = 0;
        been[1][1] = 1;
        for (int turns = 0; turns < 2;) {
            if (been[x + dx[d]][y + dy[d]]) {
                d = (d + 1) % 4;
                turns++;
                continue;
            }
            x += dx[d];
            y += dy[d];
            been[x][y] = 1;
            moves++;
            turns = 0;
        }
        puts(moves % 2 ? "Alice" : "Bob");
    }
    return 0;
}
