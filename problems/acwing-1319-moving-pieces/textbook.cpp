// AC: the Grundy value of a node by recursion, each computed once
#include <cstring>
#include <iostream>
#include <set>
#include <vector>

std::vector<int> successors[2001];
int f[2001];  // -1: not computed yet

int sg(int x) {
    if (f[x] != -1) return f[x];
    std::set<int> reached;
    for (int y : successors[x]) reached.insert(sg(y));
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
        sum ^= sg(node);
    }
    std::cout << (sum ? "win" : "lose") << '\n';
}
