// WA: counts the moves to the opposite corner, 2 (n - 1), as if the walk had to lead there.
#include <cstdio>

int main() {
    int n;
    while (scanf("%d", &n) == 1 && n) puts(2 * (n - 1) % 2 ? "Alice" : "Bob");
    return 0;
}
