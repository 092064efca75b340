// AC: a heap that the xor of all heaps makes smaller, the last one
#include <iostream>
#include <vector>

int main() {
    int tests;
    std::cin >> tests;
    while (tests--) {
        int n;
        std::cin >> n;
        std::vector<int> heaps(n);
        int sum = 0;
        for (int& heap : heaps) {
            std::cin >> heap;
            sum ^= heap;
        }
        int i = n - 1;
        while (i >= 0 && (heaps[i] ^ sum) >= heaps[i]) i--;
        if (i < 0) {
            std::cout << "No\n";
        } else {
            std::cout << "Yes " << i + 1 << ' ' << heaps[i] - (heaps[i] ^ sum) << '\n';
        }
    }
}
