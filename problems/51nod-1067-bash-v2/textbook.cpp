// AC: N mod 7, line by line
#include <iostream>

int main() {
    int t;
    std::cin >> t;
    while (t--) {
        int n;
        std::cin >> n;
        // The lost heaps are 0, 2, 7, 9, 14, 16, ...
        std::cout << (n % 7 == 0 || n % 7 == 2 ? "B" : "A") << '\n';
    }
}
