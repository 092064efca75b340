// WA: keeps the number of heaps in 16 bits
#include <cstdio>

int n, a[100005];

int main() {
    scanf("%d", &n);
    for (int i = 0; i < n; ++i) scanf("%d", &a[i]);
    int sum = 0;
    n = (unsigned short)n;
    for (int i = 0; i < n; ++i) sum ^= a[i];
    puts(sum ? "Yes" : "No");
}
