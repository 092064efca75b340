// WA: plays the misere game, in which the player who takes the last stone loses.
#include <cstdio>

int main() {
    int t, n, k;
    scanf("%d", &t);
    while (t--) {
        scanf("%d%d", &n, &k);
        puts((n - 1) % (k + 1) == 0 ? "B" : "A");
    }
}
