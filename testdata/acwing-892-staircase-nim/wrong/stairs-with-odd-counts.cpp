// WA: takes the stairs with an odd number of stones, not the odd stairs
#include <cstdio>

int n, a[100005];

int main() {
    scanf("%d", &n);
    for (int i = 1; i <= n; ++i) scanf("%d", &a[i]);
    int sum = 0;
    for (int i = 1; i <= n; i++)
        if (a[i] % 2) sum ^= a[i];
    puts(sum ? "Yes" : "No");
}
