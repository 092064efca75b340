// WA: sums the digits in 8 bits with a sign
#include <iostream>
#include <string>
int main() {
    int t;
    std::cin >> t;
    std::string s;
    while (t-- && std::cin >> s) {
        signed char sum = 0;
        for (char c : s) sum += c - '0';
        std::cout << (sum % 3 ? "A" : "B") << '\n';
    }
}
