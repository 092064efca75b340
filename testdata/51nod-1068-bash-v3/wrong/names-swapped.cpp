// WA: prints the loser
#include <iostream>
#include <string>
int main() {
    int t;
    std::cin >> t;
    std::string s;
    while (t-- && std::cin >> s) {
        int sum = 0;
        for (char c : s) sum += c - '0';
        std::cout << (sum % 3 ? "B" : "A") << '\n';
    }
}
