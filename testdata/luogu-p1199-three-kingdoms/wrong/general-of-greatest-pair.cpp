// WA: starts with a general of the greatest pair, but another may have a better second value.
#include <bits/stdc++.h>
using namespace std;

int n, a[505][505];

int main() {
    scanf("%d", &n);
    for (int i = 1; i <= n; i++)
        for (int j = i + 1; j <= n; j++) {
            scanf("%d", &a[i][j]);
            a[j][i] = a[i][j];
        }
    int x = 1, y = 2;
    for (int i = 1; i <= n; i++)
        for (int j = i + 1; j <= n; j++)
            if (a[i][j] > a[x][y]) x = i, y = j;
    int ans = 0;
    for (int k = 1; k <= n; k++) {
        if (k != x && k != y) ans = max(ans, max(a[x][k], a[y][k]));
    }
    printf("1\n%d\n", ans);
}
