// AC: the parity of n
#include <iostream>

int main() {
    int n;
    while (std::cin >> n && n != 0) std::cout << (n % 2 == 0 ? "Alice" : "Bob") << '\n';
}
