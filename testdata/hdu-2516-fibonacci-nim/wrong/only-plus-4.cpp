// WA: asks whether 5 n^2 + 4 is a square; for every other Fibonacci number it is 5 n^2 - 4
#include <cmath>
#include <cstdio>
int main() {
    long long n;
    while (scanf("%lld", &n) == 1 && n) {
        unsigned long long x = 5ULL * n * n + 4, r = (unsigned long long)sqrtl((long double)x);
        while (r * r < x) r++;
        puts(r * r == x ? "Second win" : "First win");
    }
}
