// WA: says that the second player wins iff the row reads the same from both ends and is not a single heap
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
        bool same = n > 1;
        for (int i = 0; i < n; i++) same = same && a[i] == a[n - 1 - i];
        puts(same ? "0" : "1");
    }
}
