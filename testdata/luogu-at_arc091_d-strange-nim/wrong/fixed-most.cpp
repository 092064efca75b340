// WA: lets a move take as many as the first one might, A / K
#include <cstdio>

int sg(int a, int k) {
    return a % (a / k + 1);
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
