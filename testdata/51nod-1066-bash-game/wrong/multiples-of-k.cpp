// WA: tests for a multiple of K instead of K + 1.
#include <cstdio>

int main() {
    int t, n, k;
    scanf("%d", &t);
    while (t--) {
        scanf("%d%d", &n, &k);
        puts(n % k == 0 ? "B" : "A");
    }
}
