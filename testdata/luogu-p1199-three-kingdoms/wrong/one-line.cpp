// PE: prints both numbers on one line.
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
    int ans = 0;
    for (int i = 1; i <= n; i++) {
        sort(a[i], a[i] + n + 1);
        ans = max(ans, a[i][n - 1]);
    }
    printf("1 %d\n", ans);
}
