// WA: looks at the two heaps at the ends only
#include <cstdio>
#include <vector>
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n;
        scanf("%d", &n);
        std::vector<int> a(n);
        for (int i = 0; i < n; i++) scanf("%d", &a[i]);
        puts(n == 1 || a[0] != a[n - 1] ? "1" : "0");
    }
}
