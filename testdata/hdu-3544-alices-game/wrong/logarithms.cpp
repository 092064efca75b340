// WA: takes the logarithm of the shorter side in floating point, which is rounded up below a power of two
#include <algorithm>
#include <cmath>
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
            int halvings = std::log2((float)std::min(x, y));
            sum += (x >> halvings) - (y >> halvings);
        }
        std::cout << "Case " << k << ": " << (sum > 0 ? "Alice" : "Bob") << '\n';
    }
}
