// WA: takes stair i with a stones as a heap of i * a, one a for each step to the ground
#include <cstdio>

int main() {
    int n;
    long long x = 0;
    scanf("%d", &n);
    for (int i = 1; i <= n; i++) {
        long long a;
        scanf("%lld", &a);
        x ^= i * a;
    }
    puts(x ? "Yes" : "No");
}
