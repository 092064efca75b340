// WA: lowers the value of 8k + 8 but leaves that of 8k + 7
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
            x ^= h % 8 == 0 ? h - 1 : h;
        }
        puts(x ? "First player wins." : "Second player wins.");
    }
}
