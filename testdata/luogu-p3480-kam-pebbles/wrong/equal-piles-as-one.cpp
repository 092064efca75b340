// WA: counts equal piles as one, which shifts the others
#include <algorithm>
#include <cstdio>
using namespace std;

int a[1005];

int main() {
    int u, n;
    if (scanf("%d", &u) != 1) return 0;
    while (u-- && scanf("%d", &n) == 1) {
        for (int i = 1; i <= n; i++) scanf("%d", &a[i]);
        n = unique(a + 1, a + n + 1) - a - 1;
        int x = 0;
        for (int i = n; i >= 1; i -= 2) x ^= a[i] - a[i - 1];
        puts(x ? "TAK" : "NIE");
    }
    return 0;
}
