// WA: ends a game with a forced move to the last pair, of which one pile divides the other
// Seen accepted: the game that ends last must end with a forced move to such a pair
// 错误：只能走一步、走到一堆能整除另一堆时，就当游戏已经结束
// 曾通过：要有一组数据，最后结束的游戏恰好这样收尾
// Shown by: 1 | 2 3
#include <algorithm>
#include <cstdio>
using namespace std;

int step(int a, int b) {
    if (a < b) swap(a, b);
    if (!b) return 0;
    if (a / b == 1 && a % b != 0 && b % (a % b) == 0) return 1;
    int d = step(b, a % b);
    return a / b == 1 || d % 2 == 0 ? d + 1 : d + 2;
}

int main() {
    int n;
    while (scanf("%d", &n) == 1) {
        int longest = 0;
        for (int i = 0, p, q; i < n; i++) {
            scanf("%d%d", &p, &q);
            longest = max(longest, step(p, q));
        }
        puts(longest % 2 ? "MM" : "GG");
    }
    return 0;
}
