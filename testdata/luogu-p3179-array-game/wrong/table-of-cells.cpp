// MLE: has a value for each cell
#include <iostream>
#include <vector>

std::vector<int> sg;
int vis[1000];

int main() {
    int n, k, w, x;
    std::cin >> n >> k;
    sg.resize(n + 1);
    for (int i = n; i > 0; i--) {
        int s = 0, m = 1;
        vis[0] = i;
        for (long long j = 2LL * i; j <= n; j += i) vis[s ^= sg[j]] = i;
        while (vis[m] == i) m++;
        sg[i] = m;
    }
    while (k--) {
        std::cin >> w;
        int s = 0;
        while (w--) {
            std::cin >> x;
            s ^= sg[x];
        }
        std::cout << (s ? "Yes" : "No") << '\n';
    }
}
