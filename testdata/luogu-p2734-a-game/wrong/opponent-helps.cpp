// WA: after an opponent who takes either end it goes on from the better one for itself
#include <algorithm>
#include <iostream>

int n, a[105], s[105], f[105][105];

int main() {
    std::cin >> n;
    for (int i = 1; i <= n; i++) {
        std::cin >> a[i];
        s[i] = s[i - 1] + a[i];
        f[i][i] = a[i];
    }
    for (int len = 2; len <= n; len++) {
        for (int l = 1; l + len - 1 <= n; l++) {
            int r = l + len - 1;
            f[l][r] = std::max(a[l] + std::max(f[l + 2][r], f[l + 1][r - 1]),
                               a[r] + std::max(f[l + 1][r - 1], f[l][r - 2]));
        }
    }
    std::cout << f[1][n] << ' ' << s[n] - f[1][n] << '\n';
}
