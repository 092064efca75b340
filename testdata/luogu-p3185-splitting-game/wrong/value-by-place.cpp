// WA: takes a bean to be worth more the further behind it is
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
            if (p[i] % 2) s ^= g[i];
        }
        for (int i = 0; i < n; i++) {
            if (p[i] == 0) continue;
            for (int j = i + 1; j < n; j++)
                for (int k = j; k < n; k++)
                    if ((s ^ g[i] ^ g[j] ^ g[k]) == 0 && moves++ == 0) x = i, y = j, z = k;
        }
        printf("%d %d %d\n%d\n", x, y, z, moves);
    }
    return 0;
}
