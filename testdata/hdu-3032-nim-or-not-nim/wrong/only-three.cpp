// WA: raises the value of 4k + 3 but leaves that of 4k + 4
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
            x ^= h % 4 == 3 ? h + 1 : h;
        }
        puts(x ? "Alice" : "Bob");
    }
}
