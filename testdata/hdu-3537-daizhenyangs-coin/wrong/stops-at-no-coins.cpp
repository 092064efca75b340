// WA: stops at n = 0, which is a position without heads and is lost.
#include <algorithm>
#include <cstdio>
using namespace std;

int a[105];

int sg(int x) {
    int ones = 0;
    for (int y = x; y; y >>= 1) ones += y & 1;
    return ones % 2 ? 2 * x : 2 * x + 1;
}

int main() {
    int n;
    while (scanf("%d", &n) == 1 && n) {
        for (int i = 0; i < n; i++) scanf("%d", &a[i]);
        sort(a, a + n);
        n = unique(a, a + n) - a;
        int x = 0;
        for (int i = 0; i < n; i++) x ^= sg(a[i]);
        puts(x ? "No" : "Yes");
    }
    return 0;
}
