// WA: a search in depth that keeps a draw for a node whenever it comes back to one on its way.
#include <cstring>
#include <iostream>
#include <vector>

int n, m, q, y, result[100001];
bool seen[100001];
std::vector<int> to[100001];

// 1: the player to move on v wins, -1: loses, 0: neither
int search(int v) {
    if (v == y) return -1;
    if (seen[v]) return result[v];
    seen[v] = true;
    int best = -1;
    for (int next : to[v]) best = std::max(best, -search(next));
    return result[v] = best;
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
        int x;
        std::cin >> x >> y;
        memset(seen, 0, sizeof seen);
        memset(result, 0, sizeof result);
        std::cout << search(x) << '\n';
    }
}
