#include <algorithm>
#include <functional>
#include <iostream>

int heap[100], basis[30];

bool insert(int x) {
    for (int bit = 29; bit >= 0; bit--) {
        if (!(x >> bit & 1)) continue;
        if (!basis[bit]) {
            basis[bit] = x;
            return true;
        }
        x ^= basis[bit];
    }
    return false;
}

int main() {
    int k;
    std::cin >> k;
    for (int i = 0; i < k; i++) std::cin >> heap[i];
    std::sort(heap, heap + k, std::greater<int>());
    long long removed = 0;
    for (int i = 0; i < k; i++)
        if (!insert(heap[i])) removed += heap[i];
    std::cout << removed << std::endl;
}
