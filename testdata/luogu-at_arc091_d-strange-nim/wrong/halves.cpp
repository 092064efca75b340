// WA: goes on with n / K, as is right for K = 2 alone
#include <cstdio>

int sg(int a, int k) {
    if (k == 1) return a;
    while (a % k != 0) a /= k;
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
