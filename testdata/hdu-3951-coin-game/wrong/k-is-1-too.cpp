// WA: lets the second player take two coins from the middle even if k is 1
#include <cstdio>
int main() {
    int t;
    scanf("%d", &t);
    for (int i = 1; i <= t; i++) {
        int n, k;
        scanf("%d%d", &n, &k);
        bool first = n <= k;
        printf("Case %d: %s\n", i, first ? "first" : "second");
    }
}
