// WA: lets a player whose knight is stuck lose, as in other games: nothing is drawn then
#include <algorithm>
#include <cmath>
#include <cstdio>
using namespace std;
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int type, n, m;
        scanf("%d%d%d", &type, &n, &m);
        if (type == 3) {
            // Without draws: lost iff the lost places are reached in none of the two ways.
            static char wins[1001][1001];
            static bool made = false;
            for (int x = 1; x <= 1000 && !made; x++)
                for (int y = 1; y <= 1000; y++)
                    wins[x][y] = (x > 1 && y > 2 && !wins[x - 1][y - 2]) ||
                                 (x > 2 && y > 1 && !wins[x - 2][y - 1]);
            made = true;
            puts(wins[n][m] ? "B" : "G");
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
