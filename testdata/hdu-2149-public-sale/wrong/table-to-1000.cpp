// WA: a table that ends at 1000; the price goes up to 1099
#include <cstdio>
bool wins[1001];
int main() {
    int m, n;
    while (scanf("%d%d", &m, &n) == 2) {
        for (int i = 1; i <= 1000; i++) {
            wins[i] = false;
            for (int raise = 1; raise <= n; raise++)
                if (raise >= i || !wins[i - raise]) wins[i] = true;
        }
        bool first = true;
        for (int raise = 1; raise <= n; raise++)
            if (raise >= m || (m - raise <= 1000 && !wins[m - raise])) {
                printf("%s%d", first ? "" : " ", raise);
                first = false;
            }
        puts(first ? "none" : "");
    }
}
