// TLE: computes all values anew for each query
#include <iostream>

int n, r, a[32000], b[32000], vis[65536];

int& sg(int q) {
    return q <= r ? a[q] : b[n / q];
}

int main() {
    std::ios::sync_with_stdio(false);
    int k, w, x;
    std::cin >> n >> k;
    while ((r + 1) * (r + 1) <= n) r++;
    while (k--) {
        std::cin >> w;
        for (int& m : vis) m = 0;
        for (int q = 1;; q = n / (n / (q + 1))) {
            int s = 0;
            vis[0] = q;
            for (int i = 2, j; i <= q; i = j + 1) {
                j = q / (q / i);
                int v = sg(q / i);
                vis[s ^ v] = q;
                if ((j - i + 1) % 2) s ^= v;
            }
            int m = 1;
            while (vis[m] == q) m++;
            sg(q) = m;
            if (q == n) break;
        }
        int s = 0;
        while (w--) {
            std::cin >> x;
            s ^= sg(n / x);
        }
        std::cout << (s ? "Yes" : "No") << '\n';
    }
}
