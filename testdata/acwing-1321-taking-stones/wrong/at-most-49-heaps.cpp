// RE: has room for 49 heaps, but there can be 50
#include <cstdio>
#include <vector>

std::vector<int> heaps(49);

int main() {
    int t = 0;
    scanf("%d", &t);
    while (t--) {
        int n = 0;
        int a = 0, b = 0;
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            int x = 0;
            scanf("%d", &x);
            heaps.at(i) = x;
            if (x == 1)
                a++;
            else
                b += b ? x + 1 : x;
        }
        puts((b > 2 ? a % 2 || b % 2 : a % 3 != 0) ? "YES" : "NO");
    }
    return 0;
}
