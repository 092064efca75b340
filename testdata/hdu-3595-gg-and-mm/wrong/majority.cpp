// WA: lets MM win if she wins more of the games than GG.
#include <algorithm>
#include <cstdio>
using namespace std;

int step(int a, int b) {
    if (a < b) swap(a, b);
    if (!b) return 0;
    int d = step(b, a % b);
    return a / b == 1 || d % 2 == 0 ? d + 1 : d + 2;
}

int main() {
    int n;
    while (scanf("%d", &n) == 1) {
        int res = 0;
        for (int i = 0, p, q; i < n; i++) {
            scanf("%d%d", &p, &q);
            res += step(p, q) % 2 ? 1 : -1;
        }
        puts(res > 0 ? "MM" : "GG");
    }
    return 0;
}
