// WA: keeps n in 16 bits
#include <cstdio>
int main() {
    int t;
    scanf("%d", &t);
    for (int i = 1; i <= t; i++) {
        unsigned short n, k;
        scanf("%hu%hu", &n, &k);
        bool first = n <= k || (k == 1 && n % 2 == 1);
        printf("Case %d: %s\n", i, first ? "first" : "second");
    }
}
