// TLE: recursion without a table, 2^N calls
#include <algorithm>
#include <iostream>

int n, sum, a[105];

int lead(int l, int r) {
    if (l > r) return 0;
    return std::max(a[l] - lead(l + 1, r), a[r] - lead(l, r - 1));
}

int main() {
    std::cin >> n;
    for (int i = 1; i <= n; i++) {
        std::cin >> a[i];
        sum += a[i];
    }
    int x = lead(1, n);
    std::cout << (sum + x) / 2 << ' ' << (sum - x) / 2 << '\n';
}
