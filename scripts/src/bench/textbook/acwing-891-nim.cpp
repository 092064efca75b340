#include <iostream>

int main() {
    int n, heap, sum = 0;
    std::cin >> n;
    while (n--) {
        std::cin >> heap;
        sum ^= heap;
    }
    std::cout << (sum ? "Yes" : "No") << std::endl;
}
