// WA: rounds the most that a move may take up
#include <cstdio>

int sg(int a, int k) {
    while (a > 0 && a % k != 1 % k) {
        int d = (a + k - 1) / k + 1;
        a -= d;
    }
    return (a + k - 1) / k;
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
