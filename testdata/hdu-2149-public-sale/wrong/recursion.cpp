// TLE: tries all raises again and again
#include <cstdio>
int n;
bool wins(int m) {
    if (m <= 0) return false;
    for (int raise = 1; raise <= n; raise++)
        if (!wins(m - raise)) return true;
    return false;
}
int main() {
    int m;
    while (scanf("%d%d", &m, &n) == 2) {
        bool first = true;
        for (int raise = 1; raise <= n; raise++)
            if (!wins(m - raise)) {
                printf("%s%d", first ? "" : " ", raise);
                first = false;
            }
        puts(first ? "none" : "");
    }
}
