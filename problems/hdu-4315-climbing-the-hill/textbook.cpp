// AC: the gaps inside the pairs, from the bottom, with the hilltop as a partner where one is left over
#include <iostream>

int a[1001];

int main() {
    std::ios::sync_with_stdio(false);
    int n, k;
    while (std::cin >> n >> k) {
        for (int i = 1; i <= n; i++) std::cin >> a[i];
        int sum = 0;
        for (int i = n; i >= 2; i -= 2) sum ^= a[i] - a[i - 1] - 1;
        if (n % 2 == 1) sum ^= k == 2 ? a[1] - 1 : a[1];
        std::cout << (k == 1 || sum != 0 ? "Alice" : "Bob") << '\n';
    }
}
