// WA: takes N & K for the remainder, which is right only if K + 1 is a power of two
#include <cstdio>
int main() {
    int t, n, k;
    scanf("%d", &t);
    while (t--) {
        scanf("%d%d", &n, &k);
        puts((n & k) ? "A" : "B");
    }
}
