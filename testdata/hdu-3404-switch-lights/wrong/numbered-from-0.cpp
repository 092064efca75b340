// WA: multiplies x - 1 by y - 1, as in Turning Corners, whose rectangles have four corners.
// Seen accepted: a light in the first row or column must decide, or one whose product differs
// 错误：把 x - 1 与 y - 1 相乘，像 Turning Corners 那样，而那里的矩形要有四个不同的角
// 曾通过：要有一盏灯，坐标减 1 之后积的异或和变了胜负
// Shown by: 1 | 1 | 1 1
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
            sum ^= mul(x - 1, y - 1, 8);
        }
        puts(sum ? "Have a try, lxhgww." : "Don't waste your time.");
    }
    return 0;
}
