// WA: prints Yes and No
#include <cstdio>
int sg(long long a, long long b) {
    long long x = (a - 1) | (b - 1);
    int k = 0;
    while (x >> k & 1) k++;
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
        puts(sum ? "Yes" : "No");
    }
}
