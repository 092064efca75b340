#include <algorithm>
#include <cmath>
#include <iostream>

int main() {
    int t, a, b;
    const double phi = (std::sqrt(5.0) + 1) / 2;
    std::cin >> t;
    while (t--) {
        std::cin >> a >> b;
        if (a > b) std::swap(a, b);
        std::cout << (a == static_cast<int>((b - a) * phi) ? "B" : "A") << std::endl;
    }
}
