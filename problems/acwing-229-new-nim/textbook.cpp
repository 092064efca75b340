// AC: keeps the largest independent heaps, by an xor basis and greedily, and removes the others
#include <algorithm>
#include <functional>
#include <iostream>

int heap[100], basis[30];

// False iff x is the xor of numbers inserted before.
bool insert(int x) {
    for (int bit = 29; bit >= 0; bit--) {
        if (!(x >> bit & 1)) continue;
        if (basis[bit] == 0) {
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
    std::cout << removed << '\n';
}
