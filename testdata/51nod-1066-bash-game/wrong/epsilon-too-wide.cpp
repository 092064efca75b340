// WA: takes a quotient for whole that exceeds a whole number by up to 1e-7
#include <cstdio>
int main() {
    int t, n, k;
    scanf("%d", &t);
    while (t--) {
        scanf("%d%d", &n, &k);
        puts(n / (k + 1.0) - n / (k + 1) > 1e-7 ? "A" : "B");
    }
}
