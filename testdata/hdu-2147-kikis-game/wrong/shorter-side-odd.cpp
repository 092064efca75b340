// WA: asks only whether the shorter side is odd
#include <cstdio>
int main() {
    int n, m;
    while (scanf("%d%d", &n, &m) == 2 && (n || m))
        puts((n < m ? n : m) % 2 ? "What a pity!" : "Wonderful!");
}
