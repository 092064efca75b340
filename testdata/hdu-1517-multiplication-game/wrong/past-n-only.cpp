// WA: goes on until p is greater than n, but p = n is enough
#include <cstdio>
int main() {
    long long n;
    while (scanf("%lld", &n) == 1) {
        long long p = 1;
        bool stan = true;
        while (true) {
            p *= stan ? 9 : 2;
            if (p > n) break;
            stan = !stan;
        }
        puts(stan ? "Stan wins." : "Ollie wins.");
    }
}
