// WA: calls a place of the knight drawn only where it is stuck, and lost where no jump wins
#include <algorithm>
#include <cmath>
#include <cstdio>
using namespace std;
char table[1002][1002];
int main() {
    for (int x = 1; x <= 1000; x++)
        for (int y = 1; y <= 1000; y++) {
            bool one = x > 1 && y > 2, other = x > 2 && y > 1;
            if (x == 1 && y == 1)
                table[x][y] = 'G';
            else if (!one && !other)
                table[x][y] = 'D';
            else if ((one && table[x - 1][y - 2] == 'G') || (other && table[x - 2][y - 1] == 'G'))
                table[x][y] = 'B';
            else
                table[x][y] = 'G';
        }
    int t;
    scanf("%d", &t);
    while (t--) {
        int type, n, m;
        scanf("%d%d%d", &type, &n, &m);
        if (type == 3) {
            printf("%c\n", table[n][m]);
            continue;
        }
        if (n > m) swap(n, m);
        if (type == 1)
            puts(n % 2 == 1 && m % 2 == 1 ? "G" : "B");
        else if (type == 2)
            puts(n == m ? "G" : "B");
        else if (type == 3)
            puts((n + m - 2) % 3 != 0 || m - n > 1 ? "D" : n == m ? "G" : "B");
        else
            puts((int)((m - n) * (1 + sqrt(5.0)) / 2) == n - 1 ? "G" : "B");
    }
}
