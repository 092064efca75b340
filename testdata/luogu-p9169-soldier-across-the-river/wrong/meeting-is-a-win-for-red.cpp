// WA: lets Red win wherever a red piece meets the black one
#include <cstring>
#include <iostream>
#include <vector>

struct State {
    int x, a, b;
};

const int dr[4] = {-1, 0, 0, 1}, dc[4] = {0, -1, 1, 0};
char board[10][11];
int n, m, steps[100][100][100], exits[100][100][100];
std::vector<int> around[100], ahead[100], behind[100];

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
        behind[i].clear();
    }
    for (int i = 0; i < n * m; i++) {
        for (int d = 0; d < 4; d++) {
            int r = i / m + dr[d], c = i % m + dc[d];
            if (!isFree(i / m, i % m) || !isFree(r, c)) continue;
            around[i].push_back(r * m + c);
            if (d == 3) continue;  // the black piece does not go down
            ahead[i].push_back(r * m + c);
            behind[r * m + c].push_back(i);
        }
    }
    memset(steps, -1, sizeof steps);
    std::vector<State> queue, met;
    int red = (sum(start.x) + sum(start.a) + sum(start.b)) % 2;
    for (int x = 0; x < n * m; x++) {
        for (int a = 0; a < n * m; a++) {
            for (int b = 0; b < n * m; b++) {
                if (a == b || !isFree(x / m, x % m)) continue;
                if (!isFree(a / m, a % m) || !isFree(b / m, b % m)) continue;
                int moves = 0;
                if (isOver(x, a, b)) {
                } else if ((sum(x) + sum(a) + sum(b)) % 2 == red) {
                    for (int to : around[a]) moves += to != b;
                    for (int to : around[b]) moves += to != a;
                } else {
                    moves = ahead[x].size();
                }
                if (isOver(x, a, b) && x >= m && (sum(x) + sum(a) + sum(b)) % 2 == red) {
                    met.push_back({x, a, b});
                    continue;
                }
                exits[x][a][b] = moves;
                if (moves > 0) continue;
                steps[x][a][b] = 0;
                queue.push_back({x, a, b});
            }
        }
    }
    for (State s : met) {  // won by Red, who is to move
        steps[s.x][s.a][s.b] = 1;
        queue.push_back(s);
    }
    auto go = [&](int x, int a, int b, int moves) {
        if (steps[x][a][b] >= 0) return;
        if (moves % 2 == 1 && --exits[x][a][b] > 0) return;
        steps[x][a][b] = moves + 1;
        queue.push_back({x, a, b});
    };
    for (size_t i = 0; i < queue.size(); i++) {
        int x = queue[i].x, a = queue[i].a, b = queue[i].b;
        int moves = steps[x][a][b];
        if ((sum(x) + sum(a) + sum(b)) % 2 == red) {
            for (int from : behind[x]) go(from, a, b, moves);
        } else {
            for (int from : around[a])
                if (from != b) go(x, from, b, moves);
            for (int from : around[b])
                if (from != a) go(x, a, from, moves);
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
