#include <iostream>

int main() {
    int t;
    std::cin >> t;
    while (t--) {
        int n, sum = 0;
        bool all_ones = true;
        std::cin >> n;
        while (n--) {
            int heap;
            std::cin >> heap;
            sum ^= heap;
            if (heap > 1) all_ones = false;
        }
        std::cout << ((all_ones ? sum == 0 : sum != 0) ? "John" : "Brother") << std::endl;
    }
}
