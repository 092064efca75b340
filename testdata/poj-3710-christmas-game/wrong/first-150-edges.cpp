// WA: keeps the first 150 edges of a tree; there can be 196
#include <algorithm>
#include <iostream>
#include <vector>

struct Edge {
    int to, number;
};
std::vector<Edge> edges[100];
int order[100], low[100], met;

int sg(int x, int below) {
    int sum = 0;
    order[x] = low[x] = ++met;
    for (size_t i = 0; i < edges[x].size(); i++) {
        const Edge e = edges[x][i];
        if (e.number == below) continue;
        if (order[e.to] == 0) {
            int value = sg(e.to, e.number);
            sum ^= low[e.to] > order[x] ? value + 1 : value ^ 1;
            low[x] = std::min(low[x], low[e.to]);
        } else if (order[e.to] < order[x]) {
            sum ^= 1;
            low[x] = std::min(low[x], order[e.to]);
        }
    }
    return sum;
}

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    while (std::cin >> n) {
        int sum = 0;
        while (n--) {
            int m, k;
            std::cin >> m >> k;
            for (int x = 1; x <= m; x++) {
                edges[x].clear();
                order[x] = 0;
            }
            for (int i = 0; i < k; i++) {
                int a, b;
                std::cin >> a >> b;
                if (i >= 150) continue;
                edges[a].push_back(Edge{b, i});
                edges[b].push_back(Edge{a, i});
            }
            met = 0;
            sum ^= sg(1, -1);
        }
        std::cout << (sum ? "Sally" : "Harry") << '\n';
    }
}
