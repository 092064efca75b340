// WA: rounds up when it halves
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
                x = (x + 1) / 2;
                y = (y + 1) / 2;
            }
            sum += x - y;  // x - 1 cuts for Alice, or y - 1 for Bob
        }
        std::cout << "Case " << k << ": " << (sum > 0 ? "Alice" : "Bob") << '\n';
    }
}
