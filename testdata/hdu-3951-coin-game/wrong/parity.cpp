// WA: takes the parity of n for every k
#include <cstdio>
int main() {
    int t;
    scanf("%d", &t);
    for (int i = 1; i <= t; i++) {
        int n, k;
        scanf("%d%d", &n, &k);
        bool first = n <= k || n % 2 == 1;
        printf("Case %d: %s\n", i, first ? "first" : "second");
    }
}
