// WA: ends the table at 199 in one direction, so a side of 200 has the value 0.
#include <cstdio>

int g[201][201];

int main() {
    for (int i = 2; i <= 200; i++) {
        for (int j = 2; j < 200; j++) {
            int seen[16] = {0};
            for (int k = 2; k <= i / 2; k++) seen[g[k][j] ^ g[i - k][j]] = 1;
            for (int k = 2; k <= j / 2; k++) seen[g[i][k] ^ g[i][j - k]] = 1;
            while (seen[g[i][j]]) g[i][j]++;
        }
    }
    int n, m;
    while (~scanf("%d%d", &n, &m)) printf("%s\n", g[n][m] ? "WIN" : "LOSE");
}
