// WA: keeps a heap in 16 bits
#include <cstdio>
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n;
        long long x = 0;
        scanf("%d", &n);
        while (n--) {
            unsigned short h;
            scanf("%hu", &h);
            x ^= h % 4 == 3 ? h + 1 : h % 4 == 0 ? h - 1 : h;
        }
        puts(x ? "Alice" : "Bob");
    }
}
