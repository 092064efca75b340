// WA: keeps only the first 100000 heaps
#include <cstdio>
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n;
        int x = 0;
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            int h;
            scanf("%d", &h);
            if (i < 100000) x ^= h % 8 == 7 ? h + 1 : h % 8 == 0 ? h - 1 : h;
        }
        puts(x ? "First player wins." : "Second player wins.");
    }
}
