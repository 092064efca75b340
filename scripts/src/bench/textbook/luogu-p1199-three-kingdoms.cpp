#include <algorithm>
#include <iostream>

int value[501][501];

int main() {
    int n, best = 0;
    std::cin >> n;
    for (int i = 1; i < n; i++)
        for (int j = i + 1; j <= n; j++) {
            std::cin >> value[i][j];
            value[j][i] = value[i][j];
        }
    for (int i = 1; i <= n; i++) {
        value[i][i] = -1;
        std::sort(value[i] + 1, value[i] + n + 1);
        best = std::max(best, value[i][n - 1]);
    }
    std::cout << 1 << std::endl << best << std::endl;
}
