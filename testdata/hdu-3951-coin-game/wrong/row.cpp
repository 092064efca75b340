// WA: takes the circle for a row, of which the first player takes the middle
#include <cstdio>
int main() {
    int t;
    scanf("%d", &t);
    for (int i = 1; i <= t; i++) {
        int n, k;
        scanf("%d%d", &n, &k);
        bool first = k >= 2 || n % 2 == 1;
        printf("Case %d: %s\n", i, first ? "first" : "second");
    }
}
