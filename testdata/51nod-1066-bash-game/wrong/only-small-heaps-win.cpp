// WA: lets the first player win only by taking all stones at once.
#include <cstdio>

int main() {
    int t, n, k;
    scanf("%d", &t);
    while (t--) {
        scanf("%d%d", &n, &k);
        puts(n <= k ? "A" : "B");
    }
}
