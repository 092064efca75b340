// TLE: goes over all nodes again and again until nothing changes.
#include <iostream>
#include <vector>

int n, m, q;
std::vector<int> to[100001];

// 1: the player to move on x wins, -1: loses, 0: neither
int search(int x, int y) {
    std::vector<int> result(n + 1);
    for (bool changed = true; changed;) {
        changed = false;
        for (int v = 1; v <= n; v++) {
            if (result[v] != 0) continue;
            int best = -1;
            for (int next : to[v]) {
                if (v != y) best = std::max(best, -result[next]);
            }
            result[v] = best;
            if (best != 0) changed = true;
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
        to[u].push_back(v);
    }
    while (q--) {
        int x, y;
        std::cin >> x >> y;
        std::cout << search(x, y) << '\n';
    }
}
