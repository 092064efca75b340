// WA: keeps 13 bits of a pile; 10000 pebbles need 14
#include <iostream>

int a[1001];  // a[0] = 0: before the first pile there is nothing

int main() {
    int u;
    std::cin >> u;
    while (u--) {
        int n;
        std::cin >> n;
        for (int i = 1; i <= n; i++) std::cin >> a[i], a[i] &= 8191;
        int sum = 0;
        for (int i = n; i >= 1; i -= 2) sum ^= a[i] - a[i - 1];
        std::cout << (sum ? "TAK" : "NIE") << '\n';
    }
}
