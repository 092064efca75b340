// WA: counts moves from empty bottles
// Seen accepted: an empty bottle must be the only way, or one of the ways, to a loss of the opponent
// 错误：把从空瓶取豆子的走法也算进去
// 曾通过：要有一组数据，从空瓶取豆子恰好能让对方必败
// Shown by: 1 | 5 | 0 0 0 1 0
#include <cstdio>

int g[25], p[25];

void table() {
    for (int d = 1; d < 21; d++) {
        bool reached[64] = {};
        for (int a = 0; a < d; a++)
            for (int b = 0; b <= a; b++) reached[g[a] ^ g[b]] = true;
        while (reached[g[d]]) g[d]++;
    }
}

int main() {
    table();
    int t, n;
    if (scanf("%d", &t) != 1) return 0;
    while (t-- && scanf("%d", &n) == 1) {
        int s = 0, moves = 0, x = -1, y = -1, z = -1;
        for (int i = 0; i < n; i++) {
            scanf("%d", &p[i]);
            if (p[i] % 2) s ^= g[n - 1 - i];
        }
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++)
                for (int k = j; k < n; k++)
                    if ((s ^ g[n - 1 - i] ^ g[n - 1 - j] ^ g[n - 1 - k]) == 0 && moves++ == 0)
                        x = i, y = j, z = k;
        }
        printf("%d %d %d\n%d\n", x, y, z, moves);
    }
    return 0;
}
