// WA: keeps n in 16 bits, but there are up to 1000000 heaps
#include <cstdio>
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n;
        int x = 0;
        scanf("%d", &n);
        for (unsigned short i = 0; i < (unsigned short)n; i++) {
            int h;
            scanf("%d", &h);
            x ^= h % 8 == 7 ? h + 1 : h % 8 == 0 ? h - 1 : h;
        }
        puts(x ? "First player wins." : "Second player wins.");
    }
}
