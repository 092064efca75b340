// WA: halves as long as the second side lasts, and the first one may become 0
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
            while (y > 1) {
                x /= 2;
                y /= 2;
            }
            sum += x - y;  // x - 1 cuts for Alice, or y - 1 for Bob
        }
        std::cout << "Case " << k << ": " << (sum > 0 ? "Alice" : "Bob") << '\n';
    }
}
