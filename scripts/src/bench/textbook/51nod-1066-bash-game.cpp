#include <iostream>

int main() {
    int t, n, k;
    std::cin >> t;
    while (t--) {
        std::cin >> n >> k;
        std::cout << (n % (k + 1) ? "A" : "B") << std::endl;
    }
}
