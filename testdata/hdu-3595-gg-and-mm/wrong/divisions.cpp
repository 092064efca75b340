// WA: counts the divisions of Euclid's algorithm, but with a choice there may be a move more.
#include <algorithm>
#include <cstdio>
using namespace std;

int step(int a, int b) {
    if (a < b) swap(a, b);
    return b ? step(b, a % b) + 1 : 0;
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
