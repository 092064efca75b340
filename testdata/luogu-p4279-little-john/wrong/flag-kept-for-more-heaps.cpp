// WA: sets the flag anew only for a test of fewer heaps than the one before
#include <iostream>

int main() {
    int t, before = 100;
    bool all_ones = true;
    std::cin >> t;
    while (t--) {
        int n;
        std::cin >> n;
        int sum = 0;
        if (n < before) all_ones = true;
        before = n;
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
