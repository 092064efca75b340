// WA: adds up the steps of all games, as if one were played after the other.
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
            res += step(p, q);
        }
        puts(res % 2 ? "MM" : "GG");
    }
    return 0;
}
