// WA: changes the values of 8k and 8k + 1
#include <cstdio>
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n;
        int x = 0;
        scanf("%d", &n);
        while (n--) {
            int h;
            scanf("%d", &h);
            x ^= h % 8 == 0 ? h + 1 : h % 8 == 1 ? h - 1 : h;
        }
        puts(x ? "First player wins." : "Second player wins.");
    }
}
