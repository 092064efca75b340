// WA: a double keeps 53 bits of the number
#include <cmath>
#include <iostream>
int main() {
    int t;
    std::cin >> t;
    double n;
    while (t-- && std::cin >> n) std::cout << (std::fmod(n, 3) != 0 ? "A" : "B") << '\n';
}
