// WA: gives a search for a partner up at a depth of 500
#include <cstring>
#include <iostream>

int n, m, k, mate[1601];  // cells are numbered from 1; 0: no partner
char board[42][42];
bool gone[1601], tried[1601], win[2001];
const int dx[] = {0, 1, 0, -1}, dy[] = {1, 0, -1, 0};

int number(int x, int y) {
    return (x - 1) * m + y;
}

bool find(int cell, int depth = 0) {
    if (depth == 500) return false;
    int x = (cell - 1) / m + 1, y = (cell - 1) % m + 1;
    for (int d = 0; d < 4; d++) {
        int u = x + dx[d], v = y + dy[d];
        if (u < 1 || u > n || v < 1 || v > m || board[u][v] == board[x][y]) continue;
        int next = number(u, v);
        if (gone[next] || tried[next]) continue;
        tried[next] = true;
        if (mate[next] == 0 || find(mate[next], depth + 1)) {
            mate[next] = cell;
            mate[cell] = next;
            return true;
        }
    }
    return false;
}

// Takes the cell away; true if every maximum matching had it.
bool take(int cell) {
    gone[cell] = true;
    int other = mate[cell];
    if (other == 0) return false;
    mate[other] = 0;
    std::memset(tried, 0, sizeof tried);
    return !find(other);
}

int main() {
    std::cin >> n >> m;
    int hole = 0;
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++) {
            std::cin >> board[i][j];
            if (board[i][j] != '.') continue;
            hole = number(i, j);
            board[i][j] = 'X';
        }
    for (int cell = 1; cell <= n * m; cell++) {
        std::memset(tried, 0, sizeof tried);
        if (mate[cell] == 0) find(cell);
    }
    std::cin >> k;
    for (int i = 0; i < 2 * k; i++) {
        win[i] = take(hole);
        int x, y;
        std::cin >> x >> y;
        hole = number(x, y);
    }
    int wrong = 0;
    for (int i = 0; i < k; i++) wrong += win[2 * i] && win[2 * i + 1];
    std::cout << wrong << '\n';
    for (int i = 0; i < k; i++)
        if (win[2 * i] && win[2 * i + 1]) std::cout << i + 1 << '\n';
}
