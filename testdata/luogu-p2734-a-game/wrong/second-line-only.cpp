// WA: reads the numbers of the second line alone
#include <algorithm>
#include <iostream>
#include <sstream>
#include <string>

int n, a[105], s[105], f[105][105];

int main() {
    std::string line;
    std::getline(std::cin, line);
    std::getline(std::cin, line);
    std::istringstream numbers(line);
    while (numbers >> a[n + 1]) n++;
    for (int i = 1; i <= n; i++) {
        s[i] = s[i - 1] + a[i];
        f[i][i] = a[i];
    }
    for (int len = 2; len <= n; len++) {
        for (int l = 1; l + len - 1 <= n; l++) {
            int r = l + len - 1;
            f[l][r] = s[r] - s[l - 1] - std::min(f[l + 1][r], f[l][r - 1]);
        }
    }
    std::cout << f[1][n] << ' ' << s[n] - f[1][n] << '\n';
}
