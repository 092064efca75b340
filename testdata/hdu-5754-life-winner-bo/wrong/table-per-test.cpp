// TLE: looks along all lines of each place anew for each test
#include <cstdio>
#include <cstring>
using namespace std;
bool lost[1001][1001];
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int type, n, m;
        scanf("%d%d%d", &type, &n, &m);
        memset(lost, 0, sizeof lost);
        for (int x = 1; x <= n; x++)
            for (int y = 1; y <= m; y++) {
                bool wins = false;
                for (int k = 1; k < x; k++) wins |= lost[x - k][y];
                for (int k = 1; k < y; k++) wins |= lost[x][y - k];
                for (int k = 1; k < x && k < y; k++) wins |= lost[x - k][y - k];
                lost[x][y] = !wins;
            }
        char answer = 'B';
        if (type == 1 && n % 2 == 1 && m % 2 == 1) answer = 'G';
        if (type == 2 && n == m) answer = 'G';
        if (type == 3)
            answer = (n + m - 2) % 3 != 0 || n - m > 1 || m - n > 1 ? 'D' : n == m ? 'G' : 'B';
        if (type == 4 && lost[n][m]) answer = 'G';
        printf("%c\n", answer);
    }
}
