// WA: forgets the pieces to the left of the first free cell
#include <cstdio>
#include <cstring>
bool on[25];
int main() {
    int t, n, m, p;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        int x = 0;
        for (int i = 0; i < n; i++) {
            memset(on, 0, sizeof on);
            scanf("%d", &m);
            for (int j = 0; j < m; j++) {
                scanf("%d", &p);
                on[p] = true;
            }
            int count = 0, step = 0;
            for (int c = 20; c >= 1; c--) {
                if (on[c])
                    count++;
                else {
                    step++;
                    if (step % 2 == 0) x ^= count;
                    count = 0;
                }
            }
        }
        puts(x ? "YES" : "NO");
    }
}
