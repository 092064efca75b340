// AC: sorts the pieces, pairs them from the right, and xors the gaps of the pairs
#include <algorithm>
#include <iostream>

int p[1001];  // p[0] = 0: the piece that is left over pairs with cell 0

int main() {
    int t;
    std::cin >> t;
    while (t--) {
        int n;
        std::cin >> n;
        for (int i = 1; i <= n; i++) std::cin >> p[i];
        std::sort(p + 1, p + n + 1);
        int sum = 0;
        for (int i = n; i >= 1; i -= 2) sum ^= p[i] - p[i - 1] - 1;
        std::cout << (sum ? "Georgia will win" : "Bob will win") << '\n';
    }
}
