// WA: takes the last pile of the test before for the pile before the first one
#include <cstdio>

int d[1005];

int main() {
    int u, n, last = 0;
    if (scanf("%d", &u) != 1) return 0;
    while (u-- && scanf("%d", &n) == 1) {
        for (int i = 1; i <= n; i++) {
            int pile;
            scanf("%d", &pile);
            d[i] = pile - last;
            last = pile;
        }
        int x = 0;
        for (int i = n; i >= 1; i -= 2) x ^= d[i];
        puts(x ? "TAK" : "NIE");
    }
    return 0;
}
