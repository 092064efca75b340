// WA: looks at the first 100 digits
#include <iostream>
#include <string>
int main() {
    int t;
    std::cin >> t;
    std::string s;
    while (t-- && std::cin >> s) {
        int sum = 0;
        for (std::size_t i = 0; i < s.size() && i < 100; i++) sum += s[i] - '0';
        std::cout << (sum % 3 ? "A" : "B") << '\n';
    }
}
