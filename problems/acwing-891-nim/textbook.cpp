// AC: the xor of the heaps
#include <iostream>

int main() {
    int n;
    std::cin >> n;
    int sum = 0;
    while (n--) {
        int heap;
        std::cin >> heap;
        sum ^= heap;
    }
    std::cout << (sum ? "Yes" : "No") << '\n';
}
