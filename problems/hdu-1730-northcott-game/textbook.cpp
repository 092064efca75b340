// AC: the xor of the gaps
#include <cstdlib>
#include <iostream>

int main() {
    int n, m;
    while (std::cin >> n >> m) {
        int sum = 0;
        while (n--) {
            int tom, jerry;
            std::cin >> tom >> jerry;
            sum ^= std::abs(tom - jerry) - 1;
        }
        std::cout << (sum ? "I WIN!" : "BAD LUCK!") << '\n';
    }
}
