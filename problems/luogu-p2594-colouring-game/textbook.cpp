// AC: counts the coins of each value, which is a power of two
#include <iostream>
#include <string>

int main() {
    int t;
    std::cin >> t;
    while (t--) {
        int n, m;
        bool odd[200] = {};  // for each k: an odd number of coins has the value 2^k
        std::cin >> n >> m;
        for (int i = 1; i <= n; i++) {
            std::string row;
            std::cin >> row;
            for (int j = 1; j <= m; j++) {
                if (row[j - 1] == 'H') continue;
                int k = i + j - 2;
                if (i == 1 || j == 1) {
                    // The greatest power of two that divides the place in the row or column.
                    k = 0;
                    for (int x = i * j; x % 2 == 0; x /= 2) k++;
                }
                odd[k] = !odd[k];
            }
        }
        bool wins = false;
        for (bool some : odd) wins = wins || some;
        std::cout << (wins ? "-_-" : "=_=") << '\n';
    }
}
