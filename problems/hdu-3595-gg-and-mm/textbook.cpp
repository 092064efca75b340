// AC: the steps of a game by all its moves, each pair of piles once
#include <algorithm>
#include <iostream>

int f[1001][1001];  // 0: not computed yet

int step(int a, int b) {
    if (a < b) std::swap(a, b);
    if (b == 0) return 0;
    if (f[a][b] != 0) return f[a][b];
    int lost = -1, least = 1000;  // of the positions after a move
    for (int rest = a - b; rest >= 0; rest -= b) {
        int d = step(b, rest);
        if (d % 2 == 0) lost = std::max(lost, d);
        least = std::min(least, d);
    }
    return f[a][b] = (lost >= 0 ? lost : least) + 1;
}

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    while (std::cin >> n) {
        int longest = 0;
        while (n--) {
            int p, q;
            std::cin >> p >> q;
            longest = std::max(longest, step(p, q));
        }
        std::cout << (longest % 2 == 1 ? "MM" : "GG") << '\n';
    }
}
