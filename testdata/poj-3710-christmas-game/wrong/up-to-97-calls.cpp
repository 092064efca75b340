// WA: looks no deeper than 97 calls, but a path of all nodes is longer
#include <algorithm>
#include <iostream>
#include <vector>

struct Edge {
    int to, number;
};
std::vector<Edge> edges[100];
// how many nodes were met before it, and the least such number that an edge leads to
int order[100], low[100], met;

int sg(int x, int below, int depth) {
    int sum = 0;
    order[x] = low[x] = ++met;
    if (depth == 97) return 0;
    for (size_t i = 0; i < edges[x].size(); i++) {
        Edge e = edges[x][i];
        if (e.number == below) continue;
        if (order[e.to] == 0) {
            int value = sg(e.to, e.number, depth + 1);
            // a bridge, or an edge of a polygon: a loop, with what grows behind it
            sum ^= low[e.to] > order[x] ? value + 1 : value ^ 1;
            low[x] = std::min(low[x], low[e.to]);
        } else if (order[e.to] < order[x]) {
            // a back edge, seen from its upper end, is a loop
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
                Edge there = {b, i}, back = {a, i};
                edges[a].push_back(there);
                edges[b].push_back(back);
            }
            met = 0;
            sum ^= sg(1, -1, 0);
        }
        std::cout << (sum ? "Sally" : "Harry") << '\n';
    }
}
