// TLE: refills the whole table for every line of the input.
#include <cstdio>
#include <cstring>

int sg[205][205];

int main() {
    int n, m;
    while (scanf("%d %d", &n, &m) == 2) {
        memset(sg, 0, sizeof sg);
        for (int a = 2; a <= 200; a++) {
            for (int b = 2; b <= 200; b++) {
                bool seen[64] = {};
                for (int i = 2; i <= a - i; i++) seen[sg[i][b] ^ sg[a - i][b]] = true;
                for (int i = 2; i <= b - i; i++) seen[sg[a][i] ^ sg[a][b - i]] = true;
                while (seen[sg[a][b]]) sg[a][b]++;
            }
        }
        puts(sg[n][m] ? "WIN" : "LOSE");
    }
    return 0;
}
