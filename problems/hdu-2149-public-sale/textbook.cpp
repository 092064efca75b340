// AC: Bash's game; if one raise is enough, all that are large enough
#include <iostream>

int main() {
    int m, n;
    while (std::cin >> m >> n) {
        if (m <= n) {
            // A raise may go beyond the price.
            for (int i = m; i <= n; i++) std::cout << (i > m ? " " : "") << i;
            std::cout << '\n';
        } else if (m % (n + 1) == 0) {
            std::cout << "none\n";
        } else {
            std::cout << m % (n + 1) << '\n';
        }
    }
}
