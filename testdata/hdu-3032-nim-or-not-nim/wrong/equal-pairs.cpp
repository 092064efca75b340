// WA: says that Bob wins iff the heaps are equal pairs
#include <algorithm>
#include <cstdio>
#include <vector>
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n;
        std::vector<long long> a;
        scanf("%d", &n);
        while (n--) {
            long long h;
            scanf("%lld", &h);
            a.push_back(h);
        }
        std::sort(a.begin(), a.end());
        bool x = a.size() % 2;
        for (size_t i = 0; i + 1 < a.size(); i += 2) x = x || a[i] != a[i + 1];
        puts(x ? "Alice" : "Bob");
    }
}
