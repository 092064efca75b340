// AC: Wythoff's formula in double precision, which is exact enough for heaps of this size
#include <algorithm>
#include <cmath>
#include <iostream>

int main() {
    const double phi = (1 + std::sqrt(5.0)) / 2;
    int t;
    std::cin >> t;
    while (t--) {
        int a, b;
        std::cin >> a >> b;
        if (a > b) std::swap(a, b);
        // The losing position whose heaps differ by d is (floor(d * phi), floor(d * phi) + d).
        int d = b - a;
        std::cout << (a == static_cast<int>(d * phi) ? "B" : "A") << '\n';
    }
}
