// WA: keeps N in 16 bits, but there are up to 1000000 heaps
#include <cstdio>
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n;
        long long x = 0;
        scanf("%d", &n);
        for (unsigned short i = 0; i < (unsigned short)n; i++) {
            long long h;
            scanf("%lld", &h);
            x ^= h % 4 == 3 ? h + 1 : h % 4 == 0 ? h - 1 : h;
        }
        puts(x ? "Alice" : "Bob");
    }
}
