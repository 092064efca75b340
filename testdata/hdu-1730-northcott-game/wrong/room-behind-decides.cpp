// WA: lets retreats decide: with nim-sum 0, the player with more room behind wins.
#include <algorithm>
#include <cstdio>
using namespace std;

int main() {
    int n, m, a, b;
    while (scanf("%d%d", &n, &m) == 2) {
        int x = 0, tom = 0, jerry = 0;
        for (int i = 0; i < n; i++) {
            scanf("%d%d", &a, &b);
            x ^= max(a, b) - min(a, b) - 1;
            tom += a < b ? a - 1 : m - a;
            jerry += b < a ? b - 1 : m - b;
        }
        puts(x || tom > jerry ? "I WIN!" : "BAD LUCK!");
    }
}
