// WA: copies the apostrophe of a web page, which is no plain one.
#include <cstdio>

int mul(int a, int b, int h) {
    if (h == 0) return a & b;
    int m = 1 << h, p = a / m, q = a % m, s = b / m, t = b % m;
    int c1 = mul(p, s, h / 2), c2 = mul(p, t, h / 2) ^ mul(q, s, h / 2), c3 = mul(q, t, h / 2);
    return (c1 ^ c2) * m ^ c3 ^ mul(m / 2, c1, h / 2);
}

int main() {
    int t, n, x, y;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        int sum = 0;
        for (int i = 0; i < n; i++) {
            scanf("%d%d", &x, &y);
            sum ^= mul(x, y, 8);
        }
        puts(sum ? "Have a try, lxhgww."
                 : "Don\xe2\x80\x99"
                   "t waste your time.");
    }
    return 0;
}
