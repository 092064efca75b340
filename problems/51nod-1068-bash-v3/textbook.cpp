// AC: whether 3 divides the sum of the digits
#include <iostream>
#include <string>

int main() {
    int t;
    std::cin >> t;
    while (t--) {
        std::string s;
        std::cin >> s;
        int sum = 0;
        for (char c : s) sum += c - '0';
        // No power of two is a multiple of 3, and 1 and 2 are powers of two.
        std::cout << (sum % 3 ? "A" : "B") << '\n';
    }
}
