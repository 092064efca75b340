// WA: does not set the xor back to 0 for the next test
#include <cstdio>
int x;
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n;

        scanf("%d", &n);
        while (n--) {
            int h;
            scanf("%d", &h);
            x ^= h % 8 == 7 ? h + 1 : h % 8 == 0 ? h - 1 : h;
        }
        puts(x ? "First player wins." : "Second player wins.");
    }
}
