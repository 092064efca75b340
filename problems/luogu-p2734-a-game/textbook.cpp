// AC: interval dp, f[l][r] is the most that the player to move gets of l..r
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
            // The other player gets the most of what is left, and we get the rest.
            f[l][r] = s[r] - s[l - 1] - std::min(f[l + 1][r], f[l][r - 1]);
        }
    }
    std::cout << f[1][n] << ' ' << s[n] - f[1][n] << '\n';
}
