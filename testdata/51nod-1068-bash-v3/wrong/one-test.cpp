// WA: answers one number
#include <iostream>
#include <string>
int main() {
    int t;
    std::string s;
    std::cin >> t >> s;
    int sum = 0;
    for (char c : s) sum += c - '0';
    std::cout << (sum % 3 ? "A" : "B") << '\n';
}
