// WA: prints a capital W
#include <cstdio>
int main() {
    int n;
    while (scanf("%d", &n) == 1 && n) {
        long long a = 1, b = 2;
        while (b < n) {
            b += a;
            a = b - a;
        }
        puts(b == n ? "Second Win" : "First Win");
    }
}
