// WA: looks at the first 10,000 stairs only
#include <cstdio>

int n, a[100005];

int main() {
    scanf("%d", &n);
    for (int i = 1; i <= n; ++i) scanf("%d", &a[i]);
    int sum = 0;
    if (n > 10000) n = 10000;
    for (int i = 1; i <= n; i += 2) sum ^= a[i];
    puts(sum ? "Yes" : "No");
}
