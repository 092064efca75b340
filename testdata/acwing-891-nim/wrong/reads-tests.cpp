// WA: takes the number of heaps for a number of tests, each with a count of its own (Luogu P2197)
#include <cstdio>

int main() {
    int t, n, a;
    scanf("%d", &t);
    while (t-- && scanf("%d", &n) == 1) {
        int x = 0;
        while (n-- && scanf("%d", &a) == 1) x ^= a;
        puts(x ? "Yes" : "No");
    }
}
