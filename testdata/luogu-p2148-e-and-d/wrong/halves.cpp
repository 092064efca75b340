// WA: pairs heap i with heap i + N / 2
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
        for (int i = 0; i < n / 2; i++) sum ^= sg(a[i], a[i + n / 2]);
        puts(sum ? "YES" : "NO");
    }
}
