// WA: answers the first test only
#include <cstdio>
#include <cstring>
int sg[2005], vis[2005];
int main() {
    int t;
    scanf("%d", &t);
    for (int k = 1; k <= 1 && k <= t; k++) {
        int n, m;
        scanf("%d%d", &n, &m);
        memset(sg, 0, sizeof(sg));
        memset(vis, 0, sizeof(vis));
        for (int i = m; i <= n; i++) {
            for (int j = 0; j <= i - m; j++) vis[sg[j] ^ sg[i - m - j]] = i;
            while (vis[sg[i]] == i) sg[i]++;
        }
        bool first = n >= m && sg[n - m] == 0;
        printf("Case #%d: %s\n", k, first ? "aekdycoin" : "abcdxyzk");
    }
}
