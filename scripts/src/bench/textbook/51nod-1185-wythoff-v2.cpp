#include <algorithm>
#include <iostream>

int main() {
    int t;
    std::cin >> t;
    while (t--) {
        long long x, y;
        std::cin >> x >> y;
        if (x > y) std::swap(x, y);
        // a = floor(d * phi), squared: a * (a - d) <= d * d < (a + 1) * (a + 1 - d)
        __int128 a = x, d = y - x;
        bool cold = a * (a - d) <= d * d && d * d < (a + 1) * (a + 1 - d);
        std::cout << (cold ? "B" : "A") << std::endl;
    }
}
