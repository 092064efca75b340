// AC: Wythoff's formula squared, in integers of 128 bits
#include <algorithm>
#include <iostream>

int main() {
    int t;
    std::cin >> t;
    while (t--) {
        long long x, y;
        std::cin >> x >> y;
        if (x > y) std::swap(x, y);
        // x = floor(d * phi), that is x <= d * phi < x + 1. Since phi * (phi - 1) = 1, a <= d * phi
        // is the same as a * (a - d) <= d * d.
        __int128 a = x, d = y - x;
        bool loses = a * (a - d) <= d * d && d * d < (a + 1) * (a + 1 - d);
        std::cout << (loses ? "B" : "A") << '\n';
    }
}
