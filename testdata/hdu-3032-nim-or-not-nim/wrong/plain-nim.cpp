// WA: forgets that a heap can be split, or wants a stone taken before a split, and takes the xor of the heaps
#include <cstdio>
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n;
        long long x = 0;
        scanf("%d", &n);
        while (n--) {
            long long h;
            scanf("%lld", &h);
            x ^= h;
        }
        puts(x ? "Alice" : "Bob");
    }
}
