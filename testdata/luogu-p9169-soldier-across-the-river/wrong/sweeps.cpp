// TLE: goes over all states once more for each move
#include <cstring>
#include <iostream>
#include <vector>

struct State {
    int x, a, b;
};

const int dr[4] = {-1, 0, 0, 1}, dc[4] = {0, -1, 1, 0};
char board[10][11];
int n, m, steps[100][100][100];
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
    int red = (sum(start.x) + sum(start.a) + sum(start.b)) % 2;
    bool changed = true;
    for (int round = 0; changed; round++) {
        changed = false;
        for (int x = 0; x < n * m; x++) {
            for (int a = 0; a < n * m; a++) {
                for (int b = 0; b < n * m; b++) {
                    if (a == b || steps[x][a][b] >= 0 || !isFree(x / m, x % m)) continue;
                    if (!isFree(a / m, a % m) || !isFree(b / m, b % m)) continue;
                    int lost = 0, unknown = 0;
                    auto look = [&](int next) {
                        if (next < 0 || next == round) unknown++;
                        if (next >= 0 && next < round && next % 2 == 0) lost++;
                    };
                    if (isOver(x, a, b)) {
                    } else if ((sum(x) + sum(a) + sum(b)) % 2 == red) {
                        for (int to : around[a])
                            if (to != b) look(steps[x][to][b]);
                        for (int to : around[b])
                            if (to != a) look(steps[x][a][to]);
                    } else {
                        for (int to : ahead[x]) look(steps[to][a][b]);
                    }
                    if (round % 2 == 1 ? lost == 0 : lost + unknown > 0) continue;
                    steps[x][a][b] = round;
                    changed = true;
                }
            }
        }
    }
    return steps[start.x][start.a][start.b];
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
