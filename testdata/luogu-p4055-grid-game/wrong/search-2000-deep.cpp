// WA: searches for a partner 2000 cells deep, to the left and up before down and right
#include <cstring>
#include <iostream>

int n, m, mate[10001];  // cells are numbered from 1; 0: no partner
char board[102][102];
bool tried[10001], missed[10001];
const int dx[] = {0, -1, 1, 0}, dy[] = {-1, 0, 0, 1};

int number(int x, int y) {
    return (x - 1) * m + y;
}

bool find(int x, int y, int depth) {
    if (depth == 2000) return false;
    for (int d = 0; d < 4; d++) {
        int u = x + dx[d], v = y + dy[d], next = number(u, v);
        if (board[u][v] != '.' || tried[next]) continue;
        tried[next] = true;
        int other = mate[next];
        if (other == 0 || find((other - 1) / m + 1, (other - 1) % m + 1, depth + 1)) {
            mate[next] = number(x, y);
            mate[number(x, y)] = next;
            return true;
        }
    }
    return false;
}

void mark(int x, int y) {
    missed[number(x, y)] = true;
    for (int d = 0; d < 4; d++) {
        int u = x + dx[d], v = y + dy[d];
        if (board[u][v] != '.') continue;
        int other = mate[number(u, v)];
        if (other != 0 && !missed[other]) mark((other - 1) / m + 1, (other - 1) % m + 1);
    }
}

int main() {
    std::cin >> n >> m;
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++) std::cin >> board[i][j];
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++) {
            if (board[i][j] != '.' || mate[number(i, j)] != 0) continue;
            std::memset(tried, 0, sizeof tried);
            find(i, j, 0);
        }
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++)
            if (board[i][j] == '.' && mate[number(i, j)] == 0 && !missed[number(i, j)]) mark(i, j);
    bool win = false;
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++)
            if (missed[number(i, j)]) {
                if (!win) std::cout << "WIN\n";
                win = true;
                std::cout << i << ' ' << j << '\n';
            }
    if (!win) std::cout << "LOSE\n";
}
