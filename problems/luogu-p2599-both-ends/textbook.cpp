// AC: the losing heap on each side of each row, by the length of the row
#include <cstdio>

int a[1005], L[1005][1005], R[1005][1005];

int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n;
        scanf("%d", &n);
        for (int i = 1; i <= n; i++) scanf("%d", &a[i]);
        for (int i = 1; i <= n; i++) L[i][i] = R[i][i] = a[i];
        for (int len = 2; len < n; len++) {
            for (int i = 1; i + len - 1 <= n; i++) {
                int j = i + len - 1;
                // The heap on the left of i..j, from the row i..j-1 and the heap j.
                int x = a[j], l = L[i][j - 1], r = R[i][j - 1];
                if (x == r)
                    L[i][j] = 0;
                else if ((x < l && x < r) || (x > l && x > r))
                    L[i][j] = x;
                else if (x < r)
                    L[i][j] = x + 1;
                else
                    L[i][j] = x - 1;
                // The heap on its right, from the row i+1..j and the heap i.
                x = a[i], l = L[i + 1][j], r = R[i + 1][j];
                if (x == l)
                    R[i][j] = 0;
                else if ((x < l && x < r) || (x > l && x > r))
                    R[i][j] = x;
                else if (x < l)
                    R[i][j] = x + 1;
                else
                    R[i][j] = x - 1;
            }
        }
        puts(n == 1 || a[1] != L[2][n] ? "1" : "0");
    }
}
