// WA: keeps only 16 bits of K
#include <cstdio>
int main() {
    int t, n, k;
    scanf("%d", &t);
    while (t--) {
        scanf("%d%d", &n, &k);
        puts(n % ((k & ((1 << 16) - 1)) + 1) ? "A" : "B");
    }
}
