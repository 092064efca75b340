// WA: takes "positive power" at its word and forgets 1, so that 1 stone is lost and with it all that is 0 or 1 modulo 6
#include <iostream>
#include <string>
int main() {
    int t;
    std::cin >> t;
    std::string s;
    while (t-- && std::cin >> s) {
        int rest = 0;
        for (char c : s) rest = (10 * rest + c - '0') % 6;
        std::cout << (rest < 2 ? "B" : "A") << '\n';
    }
}
