// WA: prints the greater one of the sums at odd and at even places, which the first player can do better than
#include <algorithm>
#include <iostream>

int main() {
    int n, s[2] = {0, 0};
    std::cin >> n;
    for (int i = 0; i < n; i++) {
        int x;
        std::cin >> x;
        s[i % 2] += x;
    }
    std::cout << std::max(s[0], s[1]) << ' ' << std::min(s[0], s[1]) << '\n';
}
