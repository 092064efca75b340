// WA: keeps 29 bits of the nim-sum, but 10^9 has 30
#include <cstdio>

int n, a[100005];

int main() {
    scanf("%d", &n);
    for (int i = 1; i <= n; ++i) scanf("%d", &a[i]);
    int sum = 0;
    for (int i = 1; i <= n; i += 2) sum ^= a[i];
    puts(sum & 536870911 ? "Yes" : "No");
}
