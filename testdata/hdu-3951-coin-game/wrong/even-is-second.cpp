// WA: says that an even n is lost before it asks whether all coins can be taken
#include <cstdio>
int main() {
    int t;
    scanf("%d", &t);
    for (int i = 1; i <= t; i++) {
        int n, k;
        scanf("%d%d", &n, &k);
        bool first = n % 2 == 0 ? false : n <= k || k == 1;
        printf("Case %d: %s\n", i, first ? "first" : "second");
    }
}
