// WA: plays the misere game, in which the player who takes the last stone loses
#include <cstdio>
int main() {
    int t, n;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        puts((n - 1) % 4 ? "October wins!" : "Roy wins!");
    }
}
