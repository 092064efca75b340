// TLE: searches without a memo, in time exponential in the sides.
#include <cstdio>

bool win(int n, int m) {
    if (m > 1 && !win(n, m - 1)) return true;
    if (n > 1 && !win(n - 1, m)) return true;
    return n > 1 && m > 1 && !win(n - 1, m - 1);
}

int main() {
    int n, m;
    while (scanf("%d%d", &n, &m) == 2 && (n || m)) {
        puts(win(n, m) ? "Wonderful!" : "What a pity!");
    }
}
