// PE: prints no blank behind the colon
#include <cstdio>
int main() {
    int t;
    scanf("%d", &t);
    for (int i = 1; i <= t; i++) {
        int n, k;
        scanf("%d%d", &n, &k);
        bool first = n <= k || (k == 1 && n % 2 == 1);
        printf("Case %d:%s\n", i, first ? "first" : "second");
    }
}
