// AC: a table of the rows for each test
#include <cstdio>
#include <cstring>

int sg[1005], vis[1005];

int main() {
    int t;
    scanf("%d", &t);
    for (int k = 1; k <= t; k++) {
        int n, m;
        scanf("%d%d", &n, &m);
        n -= m;  // the first move makes a row of the circle
        memset(sg, 0, sizeof(sg));
        memset(vis, 0, sizeof(vis));
        for (int i = m; i <= n; i++) {
            // vis[x] == i: some move leaves two rows of the nim-sum x
            for (int j = 0; j <= i - m; j++) vis[sg[j] ^ sg[i - m - j]] = i;
            while (vis[sg[i]] == i) sg[i]++;
        }
        // It is the second player's turn.
        printf("Case #%d: %s\n", k, n >= 0 && sg[n] == 0 ? "aekdycoin" : "abcdxyzk");
    }
}
