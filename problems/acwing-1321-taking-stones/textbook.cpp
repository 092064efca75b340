// AC: a table over the number of ones and the moves that are left in the other heaps
#include <cstdio>

bool win[52][50060];

int main() {
    for (int a = 0; a <= 50; a++) {
        win[a][0] = (a >= 1 && !win[a - 1][0]) || (a >= 2 && !win[a - 2][2]);
        // A large heap that has come down to one stone is a one.
        win[a][1] = !win[a][0] || (a >= 1 && !win[a - 1][2]);
        for (int b = 2; b <= 50049; b++) {
            win[a][b] = !win[a][b - 1];
            if (a >= 1 && !win[a - 1][b]) win[a][b] = true;
            if (a >= 1 && !win[a - 1][b + 1]) win[a][b] = true;
            // Two ones become a new heap of two stones, which can be joined in turn.
            if (a >= 2 && !win[a - 2][b + 3]) win[a][b] = true;
        }
    }
    int t;
    scanf("%d", &t);
    while (t--) {
        int n, a = 0, b = 0;
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            int x;
            scanf("%d", &x);
            if (x == 1)
                a++;
            else
                b += b ? x + 1 : x;
        }
        puts(win[a][b] ? "YES" : "NO");
    }
}
