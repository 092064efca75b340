// WA: keeps the number of stairs in 16 bits
#include <cstdio>

int n, a[100005];

int main() {
    scanf("%d", &n);
    for (int i = 1; i <= n; ++i) scanf("%d", &a[i]);
    int sum = 0;
    n = (unsigned short)n;
    for (int i = 1; i <= n; i += 2) sum ^= a[i];
    puts(sum ? "Yes" : "No");
}
