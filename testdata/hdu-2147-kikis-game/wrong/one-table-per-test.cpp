// TLE: refills the table for each line, and a file may have a hundred thousand.
#include <cstdio>

bool win[2001][2001];

int main() {
    int n, m;
    while (scanf("%d%d", &n, &m) == 2 && (n || m)) {
        for (int i = 1; i <= n; i++) {
            for (int j = 1; j <= m; j++) {
                bool left = j > 1 && !win[i][j - 1];
                bool down = i > 1 && !win[i - 1][j];
                bool both = i > 1 && j > 1 && !win[i - 1][j - 1];
                win[i][j] = left || down || both;
            }
        }
        puts(win[n][m] ? "Wonderful!" : "What a pity!");
    }
}
