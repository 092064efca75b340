// WA: counts every cut of a side, as if no other cut stood in its way
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
            sum += x - y;
        }
        std::cout << "Case " << k << ": " << (sum > 0 ? "Alice" : "Bob") << '\n';
    }
}
