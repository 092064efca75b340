// MLE: keeps the result of every board in an int table, whose 16 MB do not fit into 10000 K.
#include <cstdio>

int win[2001][2001];

int main() {
    for (int i = 1; i <= 2000; i++) {
        for (int j = 1; j <= 2000; j++) {
            bool left = j > 1 && !win[i][j - 1];
            bool down = i > 1 && !win[i - 1][j];
            bool both = i > 1 && j > 1 && !win[i - 1][j - 1];
            win[i][j] = left || down || both;
        }
    }
    int n, m;
    while (scanf("%d%d", &n, &m) == 2 && (n || m)) {
        puts(win[n][m] ? "Wonderful!" : "What a pity!");
    }
}
