// AC: lost iff both sides are odd
#include <iostream>

int main() {
    int n, m;
    while (std::cin >> n >> m && (n != 0 || m != 0))
        std::cout << (n % 2 == 1 && m % 2 == 1 ? "What a pity!" : "Wonderful!") << '\n';
}
