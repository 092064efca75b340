// AC: sorts each row and takes the greatest of the second greatest values
#include <algorithm>
#include <iostream>

int value[501][501];

int main() {
    int n;
    std::cin >> n;
    for (int i = 1; i < n; i++)
        for (int j = i + 1; j <= n; j++) {
            std::cin >> value[i][j];
            value[j][i] = value[i][j];
        }
    int best = 0;
    for (int i = 1; i <= n; i++) {
        value[i][i] = -1;  // no pair
        std::sort(value[i] + 1, value[i] + n + 1);
        best = std::max(best, value[i][n - 1]);
    }
    std::cout << 1 << '\n' << best << '\n';
}
