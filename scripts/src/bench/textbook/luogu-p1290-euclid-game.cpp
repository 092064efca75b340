#include <algorithm>
#include <iostream>

bool wins(int a, int b) {
    if (a < b) std::swap(a, b);
    if (b == 0) return false;
    if (a / b > 1) return true;
    return !wins(b, a - b);
}

int main() {
    int c, a, b;
    std::cin >> c;
    while (c--) {
        std::cin >> a >> b;
        std::cout << (wins(a, b) ? "Stan wins" : "Ollie wins") << std::endl;
    }
}
