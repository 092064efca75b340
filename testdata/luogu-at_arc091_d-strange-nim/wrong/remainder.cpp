// WA: takes the remainder by K for the value
#include <cstdio>

int sg(int a, int k) {
    return a % k;
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
