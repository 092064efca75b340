// WA: lets a row that is too short be painted once more
#include <cstdio>
#include <cstring>
int sg[2005], vis[2005];
int main() {
    int t;
    scanf("%d", &t);
    for (int k = 1; k <= t; k++) {
        int n, m;
        scanf("%d%d", &n, &m);
        memset(sg, 0, sizeof(sg));
        memset(vis, 0, sizeof(vis));
        for (int i = 1; i <= n; i++) {
            if (i < m) sg[i] = 1;
            for (int j = 0; i >= m && j <= i - m; j++) vis[sg[j] ^ sg[i - m - j]] = i;
            while (i >= m && vis[sg[i]] == i) sg[i]++;
        }
        bool first = n >= m && sg[n - m] == 0;
        printf("Case #%d: %s\n", k, first ? "aekdycoin" : "abcdxyzk");
    }
}
