// WA: n mod (k + 1), as if the gaps closed and every coin had two neighbours again
#include <cstdio>
int main() {
    int t;
    scanf("%d", &t);
    for (int i = 1; i <= t; i++) {
        int n, k;
        scanf("%d%d", &n, &k);
        bool first = n % (k + 1) != 0;
        printf("Case %d: %s\n", i, first ? "first" : "second");
    }
}
