// AC: the xor of the odd stairs
#include <iostream>

int main() {
    int n;
    std::cin >> n;
    int sum = 0;
    for (int i = 1; i <= n; i++) {
        int stones;
        std::cin >> stones;
        if (i % 2 == 1) sum ^= stones;
    }
    std::cout << (sum ? "Yes" : "No") << '\n';
}
