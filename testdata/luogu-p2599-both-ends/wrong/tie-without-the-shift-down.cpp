// WA: behind the loss of the row, takes x = l for a heap above l
// Seen accepted: a heap at one end must be exactly as large as the heap that makes the rest a loss
// 错误：行尾的堆 x 等于左边的 l 而大于 r 时，没有减 1
// 曾通过：要有一堆恰好等于另一端的临界值，随机的大数碰不到
// Shown by: 1 | 4 | 1 1 2 2
#include <cstdio>
int a[1005], L[1005][1005], R[1005][1005];
int f(int x, int here, int there) {
    if (x == there) return 0;
    if (x < there) return x < here ? x : x + 1;
    return x < here ? x - 1 : x;
}
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n;
        scanf("%d", &n);
        for (int i = 1; i <= n; i++) {
            int x;
            scanf("%d", &x);
            a[i] = x;
        }
        for (int i = 1; i <= n; i++) L[i][i] = R[i][i] = a[i];
        for (int len = 2; len < n; len++)
            for (int i = 1; i + len - 1 <= n; i++) {
                int j = i + len - 1;
                L[i][j] = f(a[j], L[i][j - 1], R[i][j - 1]);
                R[i][j] = f(a[i], R[i + 1][j], L[i + 1][j]);
            }
        puts(n == 1 || a[1] != L[2][n] ? "1" : "0");
    }
}
