// RE: keeps the heaps of a test in an array of 100001
#include <cstdio>
#include <vector>
std::vector<int> a(100001);
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n;
        long long x = 0;
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            long long h;
            scanf("%lld", &h);
            a.at(i) = (int)h;
            x ^= h % 4 == 3 ? h + 1 : h % 4 == 0 ? h - 1 : h;
        }
        puts(x ? "Alice" : "Bob");
    }
}
