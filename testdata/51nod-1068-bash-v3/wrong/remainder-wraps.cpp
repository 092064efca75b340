// WA: reads the digits into an int that wraps, and takes its remainder
#include <iostream>
#include <string>
int main() {
    int t;
    std::cin >> t;
    std::string s;
    while (t-- && std::cin >> s) {
        unsigned n = 0;
        for (char c : s) n = 10 * n + (c - '0');
        std::cout << (n % 3 ? "A" : "B") << '\n';
    }
}
