// WA: keeps only the first 100000 heaps
#include <cstdio>
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n;
        long long x = 0;
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            long long h;
            scanf("%lld", &h);
            if (i < 100000) x ^= h % 4 == 3 ? h + 1 : h % 4 == 0 ? h - 1 : h;
        }
        puts(x ? "Alice" : "Bob");
    }
}
