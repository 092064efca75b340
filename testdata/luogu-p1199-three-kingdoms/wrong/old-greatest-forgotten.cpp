// WA: forgets the old greatest value of a row when it meets a greater one
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
        for (int j = 1; j <= n; j++) {
            if (j == i) continue;
            if (a[i][j] > x) {
                x = a[i][j];
            } else if (a[i][j] > y)
                y = a[i][j];
        }
        best = max(best, y);
    }
    printf("1\n%d\n", best);
}
