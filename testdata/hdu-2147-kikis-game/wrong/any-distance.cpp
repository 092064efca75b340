// WA: lets the coin move any distance, as in Wythoff's game, but it moves one cell.
#include <algorithm>
#include <cmath>
#include <cstdio>
using namespace std;

int main() {
    int n, m;
    while (scanf("%d%d", &n, &m) == 2 && (n || m)) {
        int a = min(n, m) - 1, d = max(n, m) - min(n, m);
        puts(a == (int)(d * (sqrt(5.0) + 1) / 2) ? "What a pity!" : "Wonderful!");
    }
}
