// WA: knows the losses up to 1e7 only, but n goes up to 5e7
#include <cstdio>
int main() {
    int t, n;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        puts((n <= 10000000 && n % 4 == 0 ? 0 : 1) ? "October wins!" : "Roy wins!");
    }
}
