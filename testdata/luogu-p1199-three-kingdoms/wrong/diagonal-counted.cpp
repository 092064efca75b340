// WA: fills the diagonal with "infinity", and takes it for the greatest value of each row.
#include <bits/stdc++.h>
using namespace std;

int n, a[505][505];

int main() {
    scanf("%d", &n);
    memset(a, 0x7f, sizeof a);
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++) {
            scanf("%d", &a[i][j]);
            a[j][i] = a[i][j];
        }
    int ans = 0;
    for (int i = 0; i < n; i++) {
        sort(a[i], a[i] + n);
        ans = max(ans, a[i][n - 2]);
    }
    printf("1\n%d\n", ans);
}
