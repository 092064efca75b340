// WA: lets the player who takes the last stone lose, as the statement says of the usual game
#include <cstdio>
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n;
        long long x = 0;
        bool one = true;
        scanf("%d", &n);
        int n0 = n;
        while (n--) {
            long long h;
            scanf("%lld", &h);
            x ^= h % 4 == 3 ? h + 1 : h % 4 == 0 ? h - 1 : h;
            one = one && h == 1;
        }
        puts((one ? n0 % 2 == 0 : x != 0) ? "Alice" : "Bob");
    }
}
