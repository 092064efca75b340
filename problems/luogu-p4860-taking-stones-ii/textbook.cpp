// AC: n mod 4, line by line
#include <iostream>

int main() {
    int t;
    std::cin >> t;
    while (t--) {
        int n;
        std::cin >> n;
        // No prime is a multiple of 4, and 1, 2, 3 may be taken.
        std::cout << (n % 4 ? "October wins!" : "Roy wins!") << '\n';
    }
}
