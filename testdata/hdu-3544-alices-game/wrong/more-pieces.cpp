// WA: asks who has more pieces with cuts in hand, not more cuts
#include <iostream>

int main() {
    int t;
    std::cin >> t;
    for (int k = 1; k <= t; k++) {
        int n;
        std::cin >> n;
        long long sum = 0;
        while (n--) {
            int x, y;
            std::cin >> x >> y;
            while (x > 1 && y > 1) {
                x /= 2;
                y /= 2;
            }
            sum += (x > y) - (x < y);
        }
        std::cout << "Case " << k << ": " << (sum > 0 ? "Alice" : "Bob") << '\n';
    }
}
