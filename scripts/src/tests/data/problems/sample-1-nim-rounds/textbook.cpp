// AC: the xor of the heaps
#include <iostream>

int main() {
    int n;
    for (int game = 1; std::cin >> n; game++) {
        int sum = 0;
        while (n--) {
            int heap;
            std::cin >> heap;
            sum ^= heap;
        }
        if (game > 1) std::cout << '\n';
        std::cout << "Case #" << game << ": " << (sum ? "first" : "second") << '\n';
    }
}
