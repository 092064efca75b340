// WA: xors the values modulo 1000000007
#include <iostream>
#include <string>

int main() {
    int t;
    std::cin >> t;
    while (t--) {
        int n, m;
        long long sum = 0;
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
                long long value = 1;
                while (k-- > 0) value = value * 2 % 1000000007;
                sum ^= value;
            }
        }
        std::cout << (sum ? "-_-" : "=_=") << '\n';
    }
}
