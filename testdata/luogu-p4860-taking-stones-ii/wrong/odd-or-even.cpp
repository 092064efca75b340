// WA: takes every even number for lost, as if only odd numbers could be taken
#include <cstdio>
int main() {
    int t, n;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        puts(n % 2 ? "October wins!" : "Roy wins!");
    }
}
