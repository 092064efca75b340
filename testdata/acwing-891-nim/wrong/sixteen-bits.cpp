// WA: keeps the nim-sum in 16 bits, so heaps that differ only in higher bits look equal
#include <cstdio>

int main() {
    int n, a;
    unsigned short x = 0;
    scanf("%d", &n);
    while (n--) {
        scanf("%d", &a);
        x ^= a;
    }
    puts(x ? "Yes" : "No");
}
