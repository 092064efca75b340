// AC: two searches backwards, from where Gennady is stuck and from where anyone is
#include <iostream>
#include <queue>
#include <string>
#include <vector>

int n, m, degree[100001], exits[100001];
std::vector<int> from[100001];
// Georgiy can force that Gennady gets stuck (stuck), or that the play ends (ends), with the token on the
// node and 0: Gennady, 1: Georgiy to move
bool stuck[100001][2], ends[100001][2];

void search(bool forced[100001][2], bool anyone) {
    std::queue<std::pair<int, int>> queue;
    for (int v = 1; v <= n; v++) {
        exits[v] = degree[v];
        if (degree[v] > 0) continue;
        forced[v][0] = true;
        queue.push({v, 0});
        if (!anyone) continue;
        forced[v][1] = true;
        queue.push({v, 1});
    }
    while (!queue.empty()) {
        int v = queue.front().first, mover = 1 - queue.front().second;
        queue.pop();
        for (int u : from[v]) {
            if (forced[u][mover]) continue;
            if (mover == 0 && --exits[u] > 0) continue;
            forced[u][mover] = true;
            queue.push({u, mover});
        }
    }
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::cin >> n >> m;
    while (m--) {
        int a, b;
        std::cin >> a >> b;
        from[b].push_back(a);
        degree[a]++;
    }
    search(stuck, false);
    search(ends, true);
    std::string first, second;
    for (int v = 1; v <= n; v++) {
        first += stuck[v][0] ? 'L' : ends[v][0] ? 'W' : 'D';
        second += stuck[v][1] ? 'W' : ends[v][1] ? 'L' : 'D';
    }
    std::cout << first << '\n' << second << '\n';
}
