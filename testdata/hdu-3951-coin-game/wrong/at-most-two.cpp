// WA: takes k for 2, as in the game of POJ 2484
#include <cstdio>
int main() {
    int t;
    scanf("%d", &t);
    for (int i = 1; i <= t; i++) {
        int n, k;
        scanf("%d%d", &n, &k);
        bool first = n <= 2;
        printf("Case %d: %s\n", i, first ? "first" : "second");
    }
}
