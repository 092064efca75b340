// WA: lets a move take at most as many as the move before it, not twice as many
#include <cstdio>
int main() {
    int n;
    while (scanf("%d", &n) == 1 && n) puts(n & (n - 1) ? "First win" : "Second win");
}
