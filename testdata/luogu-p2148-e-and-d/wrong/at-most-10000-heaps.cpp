// RE: has room for 10000 heaps, with checked access
#include <cstdio>
#include <vector>
int sg(int a, int b) {
    int x = (a - 1) | (b - 1), k = 0;
    while (x >> k & 1) k++;
    return k;
}
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n, sum = 0;
        scanf("%d", &n);
        std::vector<int> a(n);
        for (int i = 0; i < n; i++) scanf("%d", &a[i]);
        std::vector<int> b(10000);
        for (int i = 0; i < n; i++) b.at(i) = a[i];
        for (int i = 0; i < n; i += 2) sum ^= sg(b[i], b[i + 1]);
        puts(sum ? "YES" : "NO");
    }
}
