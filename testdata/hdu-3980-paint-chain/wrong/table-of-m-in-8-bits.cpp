// WA: keeps the table while the last 8 bits of M are the same
#include <cstdio>
#include <cstring>
int sg[1005], vis[1005];
unsigned char last;  // the M of the table
int main() {
    int t;
    scanf("%d", &t);
    for (int k = 1; k <= t; k++) {
        int n, m;
        scanf("%d%d", &n, &m);
        if (k == 1 || last != m % 256) {
            memset(sg, 0, sizeof(sg));
            memset(vis, 0, sizeof(vis));
            for (int i = m; i <= 1000; i++) {
                for (int j = 0; j <= i - m; j++) vis[sg[j] ^ sg[i - m - j]] = i;
                while (vis[sg[i]] == i) sg[i]++;
            }
        }
        last = m;
        bool first = n >= m && sg[n - m] == 0;
        printf("Case #%d: %s\n", k, first ? "aekdycoin" : "abcdxyzk");
    }
}
