// WA: plays Nim with all heaps, as if every heap could be taken from
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
        int x = 0;
        for (int i = 0; i < n; i++) x ^= a[i];
        puts(x ? "1" : "0");
    }
}
