// WA: looks for the lowest 0 of each heap by itself and takes the higher place
#include <cstdio>
int sg(long long a, long long b) {
    int k = 0, l = 0;
    while ((a - 1) >> k & 1) k++;
    while ((b - 1) >> l & 1) l++;
    return k > l ? k : l;
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
