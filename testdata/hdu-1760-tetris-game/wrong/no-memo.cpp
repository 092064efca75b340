// TLE: has no memo and goes on after a winning move, so it meets each order of the moves
#include <cstdio>

int n, m;
char board[50][51];

bool wins() {
    bool result = false;
    for (int i = 0; i + 1 < n; i++)
        for (int j = 0; j + 1 < m; j++) {
            if (board[i][j] != '0' || board[i][j + 1] != '0' || board[i + 1][j] != '0' ||
                board[i + 1][j + 1] != '0')
                continue;
            board[i][j] = board[i][j + 1] = board[i + 1][j] = board[i + 1][j + 1] = '1';
            if (!wins()) result = true;
            board[i][j] = board[i][j + 1] = board[i + 1][j] = board[i + 1][j + 1] = '0';
        }
    return result;
}

int main() {
    while (scanf("%d%d", &n, &m) == 2) {
        for (int i = 0; i < n; i++) scanf("%50s", board[i]);
        puts(wins() ? "Yes" : "No");
    }
}
