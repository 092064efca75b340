// AC: the lowest digit 0 that both heaps less 1 have
#include <cstdio>

int sg(long long a, long long b) {
    a--;
    b--;
    int k = 0;
    while ((a >> k & 1) || (b >> k & 1)) k++;
    return k;
}

int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n;
        scanf("%d", &n);
        int sum = 0;
        // n is the number of heaps; two of them are a pair.
        for (int i = 0; i < n; i += 2) {
            long long a, b;
            scanf("%lld%lld", &a, &b);
            sum ^= sg(a, b);
        }
        puts(sum ? "YES" : "NO");
    }
}
