// WA: remembers products under x * 1000 + y, which is the same for (2, 1) and (1, 1001).
#include <cstdio>
#include <map>
using namespace std;

int mul(int a, int b, int h) {
    if (h == 0) return a & b;
    int m = 1 << h, p = a / m, q = a % m, s = b / m, t = b % m;
    int c1 = mul(p, s, h / 2), c2 = mul(p, t, h / 2) ^ mul(q, s, h / 2), c3 = mul(q, t, h / 2);
    return (c1 ^ c2) * m ^ c3 ^ mul(m / 2, c1, h / 2);
}

map<int, int> known;

int main() {
    int t, n, x, y;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        int sum = 0;
        for (int i = 0; i < n; i++) {
            scanf("%d%d", &x, &y);
            int key = x * 1000 + y;
            if (!known.count(key)) known[key] = mul(x, y, 8);
            sum ^= known[key];
        }
        puts(sum ? "Have a try, lxhgww." : "Don't waste your time.");
    }
    return 0;
}
