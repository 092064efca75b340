// WA: forgets the splits and takes the xor of the heaps
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
            x ^= h;
        }
        puts(x ? "First player wins." : "Second player wins.");
    }
}
