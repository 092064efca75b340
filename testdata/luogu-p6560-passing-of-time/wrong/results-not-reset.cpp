// WA: keeps what it knows about another goal.
#include <cstring>
#include <iostream>
#include <queue>
#include <vector>

int n, m, q, degree[100001], exits[100001], result[100001];
std::vector<int> from[100001];

// 1: the player to move on x wins, -1: loses, 0: unknown
int search(int x, int y) {
    std::queue<int> queue;
    memcpy(exits, degree, sizeof exits);
    for (int v = 1; v <= n; v++) {
        if (v == y || degree[v] == 0) {
            result[v] = -1;
            queue.push(v);
        }
    }
    while (!queue.empty() && result[x] == 0) {
        int v = queue.front();
        queue.pop();
        for (int u : from[v]) {
            if (result[u] != 0) continue;
            if (result[v] == -1) {
                result[u] = 1;
                queue.push(u);
            } else if (--exits[u] == 0) {
                result[u] = -1;
                queue.push(u);
            }
        }
    }
    return result[x];
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::cin >> n >> m >> q;
    while (m--) {
        int u, v;
        std::cin >> u >> v;
        from[v].push_back(u);
        degree[u]++;
    }
    while (q--) {
        int x, y;
        std::cin >> x >> y;
        std::cout << search(x, y) << '\n';
    }
}
