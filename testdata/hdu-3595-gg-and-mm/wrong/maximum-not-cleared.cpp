// WA: does not clear the maximum between two tests.
#include <algorithm>
#include <cstdio>
using namespace std;

int res = 0;

int step(int a, int b) {
    if (a < b) swap(a, b);
    if (!b) return 0;
    int d = step(b, a % b);
    return a / b == 1 || d % 2 == 0 ? d + 1 : d + 2;
}

int main() {
    int n;
    while (scanf("%d", &n) == 1) {
        for (int i = 0, p, q; i < n; i++) {
            scanf("%d%d", &p, &q);
            res = max(res, step(p, q));
        }
        puts(res % 2 ? "MM" : "GG");
    }
    return 0;
}
