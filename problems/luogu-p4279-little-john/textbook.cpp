// AC: the xor of the heaps; where all heaps are 1, the other way round
#include <iostream>

int main() {
    int t;
    std::cin >> t;
    while (t--) {
        int n;
        std::cin >> n;
        int sum = 0;
        bool all_ones = true;
        while (n--) {
            int heap;
            std::cin >> heap;
            sum ^= heap;
            if (heap > 1) all_ones = false;
        }
        bool john = all_ones ? sum == 0 : sum != 0;
        std::cout << (john ? "John" : "Brother") << '\n';
    }
}
