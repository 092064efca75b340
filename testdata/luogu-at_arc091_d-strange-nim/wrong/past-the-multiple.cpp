// WA: jumps on beyond a multiple of K that it has reached
#include <cstdio>

int sg(int a, int k) {
    while (a >= k && a % k != 0) {
        int d = a / k + 1;
        a -= (a % k / d + 1) * d;
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
