// WA: 5 n^2 +- 4 does not fit into signed 64 bits for n = 1836311903
#include <cmath>
#include <cstdio>
bool square(long long x) {
    long long r = (long long)sqrtl((long double)x);
    return r * r == x || (r + 1) * (r + 1) == x;
}
int main() {
    long long n;
    while (scanf("%lld", &n) == 1 && n)
        puts(square(5 * n * n + 4) || square(5 * n * n - 4) ? "Second win" : "First win");
}
