// WA: takes the value for one of the remainder modulo 4
#include <cstdio>
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
            h = h % 4 == 0 ? 4 : h % 4;
            x ^= h == 3 ? 4 : h == 4 ? 3 : h;
        }
        puts(x ? "Alice" : "Bob");
    }
}
