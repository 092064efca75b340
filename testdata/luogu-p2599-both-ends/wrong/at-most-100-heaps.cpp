// RE: has room for 100 heaps
#include <cstdio>
#include <vector>
int f(int x, int here, int there) {
    if (x == there) return 0;
    if (x < there) return x < here ? x : x + 1;
    return x <= here ? x - 1 : x;
}
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n;
        scanf("%d", &n);
        std::vector<int> a(100), l(101), r(101);
        for (int i = 0; i < n; i++) scanf("%d", &a.at(i));
        for (int len = 1; len < n; len++)
            for (int i = 1; i + len <= n; i++) {
                int x = l[i], y = r[i];
                l[i] = f(a[i + len - 1], x, y);
                r[i] = f(a[i], r[i + 1], l[i + 1]);
            }
        puts(a[0] != l[1] ? "1" : "0");
    }
}
