// WA: keeps n in float, whose 24 bits do not hold numbers up to 5e7
#include <cstdio>
int main() {
    int t, n;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        puts((int)(float)n % 6 ? "October wins!" : "Roy wins!");
    }
}
