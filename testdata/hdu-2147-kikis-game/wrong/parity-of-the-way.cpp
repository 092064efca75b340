// WA: goes by the parity of the steps left and down alone, as if a diagonal step were two.
#include <cstdio>

int main() {
    int n, m;
    while (scanf("%d%d", &n, &m) == 2 && (n || m)) {
        puts((n + m) % 2 == 0 ? "What a pity!" : "Wonderful!");
    }
}
