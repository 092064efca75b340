// WA: the first getline() reads the empty rest of the line with T
#include <iostream>
#include <string>
int main() {
    int t;
    std::cin >> t;
    std::string s;
    while (t--) {
        std::getline(std::cin, s);
        int sum = 0;
        for (char c : s) sum += c - '0';
        std::cout << (sum % 3 ? "A" : "B") << '\n';
    }
}
