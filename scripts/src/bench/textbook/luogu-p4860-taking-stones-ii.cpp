#include <iostream>

int main() {
    int t, n;
    std::cin >> t;
    while (t--) {
        std::cin >> n;
        std::cout << (n % 4 ? "October wins!" : "Roy wins!") << std::endl;
    }
}
