// WA: keeps heaps in 16 bits
#include <cstdio>
int sg(unsigned short a, unsigned short b) {
    unsigned x = (a - 1) | (b - 1);
    int k = 0;
    for (; x & 1; x >>= 1) k++;
    return k;
}
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n, sum = 0;
        scanf("%d", &n);
        for (int i = 0; i < n; i += 2) {
            long long a, b;
            scanf("%lld%lld", &a, &b);
            sum ^= sg(a, b);
        }
        puts(sum ? "YES" : "NO");
    }
}
