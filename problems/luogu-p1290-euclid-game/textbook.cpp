// AC: plays Euclid's algorithm; the first who has a choice wins
#include <algorithm>
#include <iostream>

bool wins(int a, int b) {
    if (a < b) std::swap(a, b);
    if (b == 0) return false;
    if (a / b >= 2) return true;
    return !wins(b, a - b);  // the only move
}

int main() {
    int c;
    std::cin >> c;
    while (c--) {
        int m, n;
        std::cin >> m >> n;
        std::cout << (wins(m, n) ? "Stan wins" : "Ollie wins") << '\n';
    }
}
