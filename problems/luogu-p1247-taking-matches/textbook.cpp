// AC: the nim-sum, and the first heap that its xor with it makes smaller
#include <iostream>

int a[500001];

int main() {
    std::ios::sync_with_stdio(false);
    int k, sum = 0;
    std::cin >> k;
    for (int i = 1; i <= k; i++) {
        std::cin >> a[i];
        sum ^= a[i];
    }
    for (int i = 1; i <= k; i++)
        // This move makes the nim-sum 0.
        if ((a[i] ^ sum) < a[i]) {
            std::cout << a[i] - (a[i] ^ sum) << ' ' << i << '\n';
            a[i] ^= sum;
            for (int j = 1; j <= k; j++) std::cout << (j > 1 ? " " : "") << a[j];
            std::cout << '\n';
            return 0;
        }
    std::cout << "lose\n";
}
