// WA: says that the second player wins iff the heaps are equal pairs
#include <algorithm>
#include <cstdio>
#include <vector>
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n;
        std::vector<int> a;
        scanf("%d", &n);
        while (n--) {
            int h;
            scanf("%d", &h);
            a.push_back(h);
        }
        std::sort(a.begin(), a.end());
        bool x = a.size() % 2;
        for (size_t i = 0; i + 1 < a.size(); i += 2) x = x || a[i] != a[i + 1];
        puts(x ? "First player wins." : "Second player wins.");
    }
}
