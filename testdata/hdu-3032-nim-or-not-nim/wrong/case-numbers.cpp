// WA: numbers the answers
#include <cstdio>
int c;
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n;
        long long x = 0;
        scanf("%d", &n);
        while (n--) {
            long long h;
            scanf("%lld", &h);
            x ^= h % 4 == 3 ? h + 1 : h % 4 == 0 ? h - 1 : h;
        }
        printf("Case %d: %s\n", ++c, x ? "Alice" : "Bob");
    }
}
