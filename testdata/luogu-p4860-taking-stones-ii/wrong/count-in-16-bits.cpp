// WA: keeps the number of tests in 16 bits, but there are up to 100000
#include <cstdio>
int main() {
    int n;
    unsigned short t;
    scanf("%hu", &t);
    while (t--) {
        scanf("%d", &n);
        puts(n % 4 ? "October wins!" : "Roy wins!");
    }
}
