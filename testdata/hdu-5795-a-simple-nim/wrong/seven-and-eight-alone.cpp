// WA: changes the values of 7 and 8 alone, as far as a short table shows
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
            x ^= h == 7 ? 8 : h == 8 ? 7 : h;
        }
        puts(x ? "First player wins." : "Second player wins.");
    }
}
