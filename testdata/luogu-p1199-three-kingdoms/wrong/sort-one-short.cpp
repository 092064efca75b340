// WA: numbers generals from 1, and its sort leaves out the value with the last general.
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
        sort(a[i] + 1, a[i] + n);
        ans = max(ans, a[i][n - 2]);
    }
    printf("1\n%d\n", ans);
}
