// WA: only a number that can be taken at once is won; asks it of the last 18 digits
#include <iostream>
#include <string>
int main() {
    int t;
    std::cin >> t;
    std::string s;
    while (t-- && std::cin >> s) {
        long long n = std::stoll(s.size() > 18 ? s.substr(s.size() - 18) : s);
        std::cout << ((n & (n - 1)) == 0 ? "A" : "B") << '\n';
    }
}
