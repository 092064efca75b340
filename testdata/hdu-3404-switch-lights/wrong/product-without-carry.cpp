// WA: multiplies without carries, as polynomials.
#include <cstdio>

int mul(int a, int b) {
    int res = 0;
    for (; b; b >>= 1, a <<= 1) {
        if (b & 1) res ^= a;
    }
    return res;
}

int main() {
    int t, n, x, y;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        int sum = 0;
        for (int i = 0; i < n; i++) {
            scanf("%d%d", &x, &y);
            sum ^= mul(x, y);
        }
        puts(sum ? "Have a try, lxhgww." : "Don't waste your time.");
    }
    return 0;
}
