#include <cstring>
#include <iostream>
#include <set>
#include <vector>

std::vector<int> next_of[2001];
int f[2001];

int sg(int x) {
    if (f[x] != -1) return f[x];
    std::set<int> reached;
    for (int y : next_of[x]) reached.insert(sg(y));
    int mex = 0;
    while (reached.count(mex)) mex++;
    return f[x] = mex;
}

int main() {
    int n, m, k, sum = 0;
    std::cin >> n >> m >> k;
    while (m--) {
        int x, y;
        std::cin >> x >> y;
        next_of[x].push_back(y);
    }
    std::memset(f, -1, sizeof f);
    while (k--) {
        int node;
        std::cin >> node;
        sum ^= sg(node);
    }
    std::cout << (sum ? "win" : "lose") << std::endl;
}
