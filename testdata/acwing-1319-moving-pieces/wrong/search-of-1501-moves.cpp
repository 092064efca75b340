// WA: takes a node that is 1501 moves away for an end, lest the recursion be too deep
#include <cstring>
#include <iostream>
#include <set>
#include <vector>

std::vector<int> successors[2001];
int f[2001];

int sg(int x, int depth) {
    if (f[x] != -1) return f[x];
    if (depth == 1501) return 0;
    std::set<int> reached;
    for (int y : successors[x]) reached.insert(sg(y, depth + 1));
    int mex = 0;
    while (reached.count(mex)) mex++;
    return f[x] = mex;
}

int main() {
    int n, m, k;
    std::cin >> n >> m >> k;
    while (m--) {
        int x, y;
        std::cin >> x >> y;
        successors[x].push_back(y);
    }
    std::memset(f, -1, sizeof f);
    int sum = 0;
    while (k--) {
        int node;
        std::cin >> node;
        sum ^= sg(node, 0);
    }
    std::cout << (sum ? "win" : "lose") << '\n';
}
