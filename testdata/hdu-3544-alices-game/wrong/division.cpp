// WA: divides the longer side by the shorter one instead of halving both
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
            sum += x >= y ? x / y - 1 : 1 - y / x;
        }
        std::cout << "Case " << k << ": " << (sum > 0 ? "Alice" : "Bob") << '\n';
    }
}
