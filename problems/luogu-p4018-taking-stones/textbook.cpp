// AC: n mod 6, line by line
#include <iostream>

int main() {
    int t;
    std::cin >> t;
    while (t--) {
        int n;
        std::cin >> n;
        // No p^k is a multiple of 6, and 1, 2, 3, 4, 5 are p^k.
        std::cout << (n % 6 ? "October wins!" : "Roy wins!") << '\n';
    }
}
