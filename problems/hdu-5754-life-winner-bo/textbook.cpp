// AC: a formula for each piece, the one of the queen in double precision
#include <cmath>
#include <iostream>
#include <utility>

int main() {
    int t;
    std::cin >> t;
    while (t--) {
        int type, n, m;
        std::cin >> type >> n >> m;
        n--, m--;  // so many rows and columns are left
        if (n > m) std::swap(n, m);
        char answer = 'B';
        if (type == 1) {
            if (n % 2 == 0 && m % 2 == 0) answer = 'G';
        } else if (type == 2) {
            if (n == m) answer = 'G';
        } else if (type == 3) {
            if ((n + m) % 3 != 0 || m - n > 1)
                answer = 'D';
            else if (n == m)
                answer = 'G';
        } else {
            // Wythoff: the lost pair with this difference is (floor(d * phi), floor(d * phi) + d)
            if (n == static_cast<int>((m - n) * (1 + std::sqrt(5.0)) / 2)) answer = 'G';
        }
        std::cout << answer << '\n';
    }
}
