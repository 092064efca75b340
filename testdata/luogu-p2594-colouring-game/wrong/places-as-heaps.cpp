// WA: takes a coin of the first row or column for a heap of as many stones as its place
#include <iostream>
#include <string>

int main() {
    int t;
    std::cin >> t;
    while (t--) {
        int n, m;
        bool odd[200] = {};
        std::cin >> n >> m;
        for (int i = 1; i <= n; i++) {
            std::string row;
            std::cin >> row;
            for (int j = 1; j <= m; j++) {
                if (row[j - 1] == 'H') continue;
                int k = i + j - 2;
                if (i == 1 || j == 1) {
                    int x = i * j;
                    for (k = 0; x > 1; x /= 2, k++)
                        if (x % 2 == 1) odd[k] = !odd[k];
                }
                odd[k] = !odd[k];
            }
        }
        bool wins = false;
        for (bool some : odd) wins = wins || some;
        std::cout << (wins ? "-_-" : "=_=") << '\n';
    }
}
