// WA: asks whether the xor is more than 0, but as an int the value of 2147483647 is not
#include <cstdio>
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n;
        unsigned x = 0;
        scanf("%d", &n);
        while (n--) {
            unsigned h;
            scanf("%u", &h);
            x ^= h % 4 == 3 ? h + 1 : h % 4 == 0 ? h - 1 : h;
        }
        puts((int)x > 0 ? "Alice" : "Bob");
    }
}
