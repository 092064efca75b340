// WA with --strict: keeps 30 bits of a heap
#include <iostream>

int a[200000];

int main() {
    std::ios::sync_with_stdio(false);
    int m;
    while (std::cin >> m && m) {
        int sum = 0;
        for (int i = 0; i < m; i++) {
            std::cin >> a[i];
            a[i] &= (1 << 30) - 1;
            sum ^= a[i];
        }
        if (sum == 0) {
            std::cout << "No\n";
            continue;
        }
        std::cout << "Yes\n";
        for (int i = 0; i < m; i++)
            // This move makes the nim-sum 0.
            if ((a[i] ^ sum) < a[i]) std::cout << a[i] << ' ' << (a[i] ^ sum) << '\n';
    }
}
