// WA: reads the stairs as float, which has 24 bits of precision
#include <cstdio>

int n, a[100005];

int main() {
    scanf("%d", &n);
    for (int i = 1; i <= n; ++i) {
        float x;
        scanf("%f", &x);
        a[i] = x;
    };
    int sum = 0;
    for (int i = 1; i <= n; i += 2) sum ^= a[i];
    puts(sum ? "Yes" : "No");
}
