// AC: sorts the heads, drops repeated ones, and takes the xor of their odious numbers
#include <algorithm>
#include <iostream>

int a[100];

int sg(int x) {
    int ones = 0;
    for (int y = x; y > 0; y /= 2) ones += y % 2;
    return ones % 2 ? 2 * x : 2 * x + 1;
}

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    while (std::cin >> n) {
        for (int i = 0; i < n; i++) std::cin >> a[i];
        std::sort(a, a + n);
        n = std::unique(a, a + n) - a;
        int sum = 0;
        for (int i = 0; i < n; i++) sum ^= sg(a[i]);
        std::cout << (sum ? "No" : "Yes") << '\n';
    }
}
