// WA: takes a light for two heaps of x and y.
#include <cstdio>

int mul(int a, int b) {
    return a ^ b;
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
