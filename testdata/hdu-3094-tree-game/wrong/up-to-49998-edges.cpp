// WA: looks no higher than 49,998 edges, but what stands on those decides in the deepest lost tree
#include <iostream>
#include <vector>

std::vector<int> neighbours[100001];

int sg(int x, int parent, int height) {
    if (height == 49998) return 0;
    int sum = 0;
    for (int y : neighbours[x])
        if (y != parent) sum ^= sg(y, x, height + 1) + 1;
    return sum;
}

int main() {
    std::ios::sync_with_stdio(false);
    int t;
    std::cin >> t;
    while (t--) {
        int n;
        std::cin >> n;
        for (int i = 1; i <= n; i++) neighbours[i].clear();
        for (int i = 1; i < n; i++) {
            int a, b;
            std::cin >> a >> b;
            neighbours[a].push_back(b);
            neighbours[b].push_back(a);
        }
        std::cout << (sg(1, 0, 0) ? "Alice" : "Bob") << '\n';
    }
}
