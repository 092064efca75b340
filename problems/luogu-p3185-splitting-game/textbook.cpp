// AC: tries all moves, by the values of single beans
#include <iostream>

int g[21], p[21];  // g[d]: the value of a bean with d bottles behind it

int main() {
    for (int d = 1; d < 21; d++) {
        bool reached[64] = {};  // values are at most 38, so their xor is below 64
        for (int a = 0; a < d; a++)
            for (int b = 0; b <= a; b++) reached[g[a] ^ g[b]] = true;
        while (reached[g[d]]) g[d]++;
    }
    int t;
    std::cin >> t;
    while (t--) {
        int n, sum = 0, moves = 0;
        std::cin >> n;
        for (int i = 0; i < n; i++) {
            std::cin >> p[i];
            if (p[i] % 2 == 1) sum ^= g[n - 1 - i];
        }
        for (int i = 0; i < n; i++)
            for (int j = i + 1; j < n && p[i] > 0; j++)
                for (int k = j; k < n; k++)
                    if ((sum ^ g[n - 1 - i] ^ g[n - 1 - j] ^ g[n - 1 - k]) == 0) {
                        if (moves == 0) std::cout << i << ' ' << j << ' ' << k << '\n';
                        moves++;
                    }
        if (moves == 0) std::cout << "-1 -1 -1\n";
        std::cout << moves << '\n';
    }
}
