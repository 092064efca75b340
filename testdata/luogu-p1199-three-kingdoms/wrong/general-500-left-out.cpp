// WA: compares each general with generals 1 to 499 only
#include <algorithm>
#include <cstdio>
using namespace std;
int n, a[505][505];
int main() {
    scanf("%d", &n);
    for (int i = 1; i < n; i++)
        for (int j = i + 1; j <= n; j++) {
            scanf("%d", &a[i][j]);
            a[j][i] = a[i][j];
        }
    int best = 0;
    for (int i = 1; i <= n; i++) {
        int x = -1, y = -1;
        for (int j = 1; j <= n && j <= 499; j++) {
            if (j == i) continue;
            if (a[i][j] > x) {
                y = x;
                x = a[i][j];
            } else if (a[i][j] > y)
                y = a[i][j];
        }
        best = max(best, y);
    }
    printf("1\n%d\n", best);
}
