// WA: lets the player win who stands on the only cell.
#include <cstdio>

int main() {
    int n;
    while (scanf("%d", &n) == 1 && n) puts(n % 2 && n > 1 ? "Bob" : "Alice");
    return 0;
}
