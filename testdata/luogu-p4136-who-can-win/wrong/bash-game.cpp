// WA: takes it for Bash's game with n * n - 1 stones, of which 1 to 4 are taken.
#include <cstdio>

int main() {
    int n;
    while (scanf("%d", &n) == 1 && n) puts((n * n - 1) % 5 ? "Alice" : "Bob");
    return 0;
}
