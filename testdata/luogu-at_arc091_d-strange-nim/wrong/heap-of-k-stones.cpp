// WA: gives a heap of K stones no move
#include <cstdio>

int sg(int a, int k) {
    if (a <= k) return 0;
    while (a % k != 0) {
        int d = a / k + 1;
        a -= (a % k + d - 1) / d * d;
    }
    return a / k;
}

int main() {
    int n, a, k, sum = 0;
    scanf("%d", &n);
    while (n--) {
        scanf("%d%d", &a, &k);
        sum ^= sg(a, k);
    }
    puts(sum ? "Takahashi" : "Aoki");
}
