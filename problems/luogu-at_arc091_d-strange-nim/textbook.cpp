// AC: the law of the values, all steps with the same quotient at once
#include <cstdio>

int sg(int a, int k) {
    while (a % k != 0) {
        int d = a / k + 1;  // each step takes away so many
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
