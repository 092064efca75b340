// WA: counts all moves, the stones and one less than the heaps, and forgets that a one may be taken
#include <cstdio>

int main() {
    int t = 0;
    scanf("%d", &t);
    while (t--) {
        int n = 0;
        int b = -1;
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            int x = 0;
            scanf("%d", &x);
            b += x + 1;
        }
        puts(b % 2 ? "YES" : "NO");
    }
    return 0;
}
