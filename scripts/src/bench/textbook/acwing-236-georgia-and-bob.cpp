#include <algorithm>
#include <iostream>

int p[1001];

int main() {
    int t;
    std::cin >> t;
    while (t--) {
        int n, sum = 0;
        std::cin >> n;
        for (int i = 1; i <= n; i++) std::cin >> p[i];
        std::sort(p + 1, p + n + 1);
        for (int i = n; i > 0; i -= 2) sum ^= p[i] - p[i - 1] - 1;
        std::cout << (sum ? "Georgia will win" : "Bob will win") << std::endl;
    }
}
