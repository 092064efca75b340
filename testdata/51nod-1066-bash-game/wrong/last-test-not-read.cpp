// WA: counts the tests down before the first and leaves out the last one
#include <cstdio>
int main() {
    int t, n, k;
    scanf("%d", &t);
    while (--t) {
        scanf("%d%d", &n, &k);
        puts(n % (k + 1) ? "A" : "B");
    }
}
