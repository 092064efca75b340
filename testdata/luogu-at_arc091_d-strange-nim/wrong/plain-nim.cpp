// WA: takes the xor of the heaps, as in Nim
#include <cstdio>

int main() {
    int n, a, k, sum = 0;
    scanf("%d", &n);
    while (n--) {
        scanf("%d%d", &a, &k);
        sum ^= a;
    }
    puts(sum ? "Takahashi" : "Aoki");
}
