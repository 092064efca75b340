// TLE: tries all multiples, without a memo.
#include <algorithm>
#include <cstdio>
using namespace std;

int step(int a, int b) {
    if (a < b) swap(a, b);
    if (!b) return 0;
    int even = -1, least = 1000000;
    for (int k = 1; k * b <= a; k++) {
        int d = step(a - k * b, b);
        if (d % 2 == 0) even = max(even, d);
        least = min(least, d);
    }
    return (even >= 0 ? even : least) + 1;
}

int main() {
    int n;
    while (scanf("%d", &n) == 1) {
        int res = 0;
        for (int i = 0, p, q; i < n; i++) {
            scanf("%d%d", &p, &q);
            res = max(res, step(p, q));
        }
        puts(res % 2 ? "MM" : "GG");
    }
    return 0;
}
