// WA: answers the first test only
#include <cstdio>
int main() {
    int t;
    scanf("%d", &t);
    for (int i = 1; i <= 1; i++) {
        int n, k;
        scanf("%d%d", &n, &k);
        bool first = n <= k || (k == 1 && n % 2 == 1);
        printf("Case %d: %s\n", i, first ? "first" : "second");
    }
}
