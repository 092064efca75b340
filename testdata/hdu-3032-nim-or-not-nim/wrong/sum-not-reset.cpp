// WA: does not set the xor back to 0 for the next test
#include <cstdio>
long long x;
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n;

        scanf("%d", &n);
        while (n--) {
            long long h;
            scanf("%lld", &h);
            x ^= h % 4 == 3 ? h + 1 : h % 4 == 0 ? h - 1 : h;
        }
        puts(x ? "Alice" : "Bob");
    }
}
