// WA: keeps a draw for a state that it meets on its way
#include <algorithm>
#include <cstring>
#include <iostream>
#include <vector>

struct State {
    int x, a, b;
};

const int dr[4] = {-1, 0, 0, 1}, dc[4] = {0, -1, 1, 0};
char board[10][11];
bool seen[100][100][100];
int n, m, steps[100][100][100], red;
std::vector<int> around[100], ahead[100];

bool isFree(int r, int c) {
    return r >= 0 && r < n && c >= 0 && c < m && board[r][c] != '#';
}

int sum(int cell) {
    return cell / m + cell % m;
}

bool isOver(int x, int a, int b) {
    return x < m || x == a || x == b;
}

// moves until the end, -1 for a draw
int search(int x, int a, int b) {
    int& result = steps[x][a][b];
    if (seen[x][a][b]) return result;  // -1 on the way
    seen[x][a][b] = true;
    int win = -1, loss = 0;
    bool drawn = false;
    auto look = [&](int next) {
        if (next < 0)
            drawn = true;
        else if (next % 2 == 1)
            loss = std::max(loss, next + 1);
        else if (win < 0 || next + 1 < win)
            win = next + 1;
    };
    if (isOver(x, a, b)) {
    } else if ((sum(x) + sum(a) + sum(b)) % 2 == red) {
        for (int to : around[a])
            if (to != b) look(search(x, to, b));
        for (int to : around[b])
            if (to != a) look(search(x, a, to));
    } else {
        for (int to : ahead[x]) look(search(to, a, b));
    }
    return result = win >= 0 ? win : drawn ? -1 : loss;
}

int solve(State start) {
    for (int i = 0; i < n * m; i++) {
        around[i].clear();
        ahead[i].clear();
    }
    for (int i = 0; i < n * m; i++) {
        for (int d = 0; d < 4; d++) {
            int r = i / m + dr[d], c = i % m + dc[d];
            if (!isFree(i / m, i % m) || !isFree(r, c)) continue;
            around[i].push_back(r * m + c);
            if (d == 3) continue;  // the black piece does not go down
            ahead[i].push_back(r * m + c);
        }
    }
    memset(steps, -1, sizeof steps);
    memset(seen, 0, sizeof seen);
    red = (sum(start.x) + sum(start.a) + sum(start.b)) % 2;
    return search(start.x, start.a, start.b);
}

int main() {
    int id, t;
    std::cin >> id >> t;
    while (t--) {
        std::cin >> n >> m;
        State start = {-1, -1, -1};
        for (int r = 0; r < n; r++) {
            std::cin >> board[r];
            for (int c = 0; c < m; c++) {
                if (board[r][c] == 'X') start.x = r * m + c;
                if (board[r][c] == 'O') (start.a < 0 ? start.a : start.b) = r * m + c;
            }
        }
        int moves = solve(start);
        if (moves < 0) {
            std::cout << "Tie\n";
        } else {
            std::cout << (moves % 2 == 1 ? "Red " : "Black ") << moves << '\n';
        }
    }
}
