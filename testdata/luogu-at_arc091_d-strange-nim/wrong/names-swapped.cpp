// WA: names the loser
#include <cstdio>

int sg(int a, int k) {
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
    puts(sum ? "Aoki" : "Takahashi");
}
