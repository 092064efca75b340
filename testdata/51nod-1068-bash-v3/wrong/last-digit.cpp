// WA: asks whether 3 divides the last digit
#include <iostream>
#include <string>
int main() {
    int t;
    std::cin >> t;
    std::string s;
    while (t-- && std::cin >> s) std::cout << ((s.back() - '0') % 3 ? "A" : "B") << '\n';
}
