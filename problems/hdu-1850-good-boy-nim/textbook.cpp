// AC: counts the heaps that a move can change so that the xor becomes 0
#include <iostream>

int heap[100];

int main() {
    int m;
    while (std::cin >> m && m != 0) {
        int sum = 0;
        for (int i = 0; i < m; i++) {
            std::cin >> heap[i];
            sum ^= heap[i];
        }
        int moves = 0;
        for (int i = 0; i < m; i++)
            if ((heap[i] ^ sum) < heap[i]) moves++;
        std::cout << moves << '\n';
    }
}
